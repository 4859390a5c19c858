/// The 32-bit Mersenne Twister (MT19937) by its published definition, so that shuffles are the same everywhere.
struct MersenneTwister {
  private var state: [UInt32]
  private var index = 624

  init(seed: UInt32) {
    state = [seed]
    for i in 1..<624 {
      let last = state[i - 1]
      state.append(1_812_433_253 &* (last ^ (last >> 30)) &+ UInt32(i))
    }
  }

  mutating func next() -> UInt32 {
    if index == 624 { refill() }
    var y = state[index]
    index += 1
    y ^= y >> 11
    y ^= (y << 7) & 0x9D2C_5680
    y ^= (y << 15) & 0xEFC6_0000
    return y ^ (y >> 18)
  }

  private mutating func refill() {
    for i in 0..<624 {
      let y = (state[i] & 0x8000_0000) | (state[(i + 1) % 624] & 0x7FFF_FFFF)
      state[i] = state[(i + 397) % 624] ^ (y >> 1) ^ (y & 1 == 0 ? 0 : 0x9908_B0DF)
    }
    index = 0
  }
}
