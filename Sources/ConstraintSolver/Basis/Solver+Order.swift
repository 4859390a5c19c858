// The topological order: each variable with a row comes after the variables that its row mentions. When a new row
// would break the order, only the variables between the two ends are moved.
extension Solver {
  /// Puts a variable after all others. The queue must be empty.
  mutating func moveToEnd(_ variable: Int32) {
    let old = variables[variable].position
    if old >= 0 { variableAt[old] = -1 }
    if variableAt.count >= 64, variableAt.count >= 2 * variables.count { compactOrder() }
    variables[variable].position = Int32(variableAt.count)
    variableAt.append(variable)
    queue.reserve(variableAt.count)
  }

  private mutating func compactOrder() {
    var count = 0
    for place in 0..<variableAt.count {
      let variable = variableAt[place]
      guard variable >= 0 else { continue }
      variableAt[count] = variable
      variables[variable].position = Int32(count)
      count += 1
    }
    variableAt.count = count
  }

  @inline(__always)
  func hasUsers(_ variable: Int32) -> Bool {
    variables[variable].userCount > 0 || dependencies.column(variable).count > 0
  }

  /// Marks a variable and those whose values depend on it, up to a place in the order, and lists them in `touched`.
  mutating func markDescendants(of variable: Int32, upTo last: Int32) {
    markStamp &+= 1
    let stamp = markStamp
    touched.removeAll()
    touched.append(variable)
    variables[variable].mark = stamp
    var next = 0
    while next < touched.count {
      let current = touched[next]
      next += 1
      let column = system.columns[current]
      for ordinal in 0..<column.count {
        let user = constraints[system.columnPool.base[Int(column.start + ordinal)].row].rawVariable
        if user >= 0, variables[user].mark != stamp, variables[user].position <= last {
          variables[user].mark = stamp
          touched.append(user)
        }
      }
      let users = dependencies.column(current)
      for ordinal in 0..<users.count {
        let user = dependencies.columnPool.base[Int(users.start + ordinal)].row
        if variables[user].mark != stamp, variables[user].position <= last {
          variables[user].mark = stamp
          touched.append(user)
        }
      }
    }
  }

  /// Restores the order after `variable` has got a row: what the row mentions must come first.
  mutating func restoreOrder(of variable: Int32) {
    let first = variables[variable].position
    var last = first
    // What the row mentions and comes too late.
    indices.removeAll()
    let isCombined = variables[variable].isCombined
    let list = isCombined ? dependencies.rows[variable] : system.rows[variables[variable].owner]
    let base = isCombined ? dependencies.rowPool.base : system.rowPool.base
    for ordinal in 0..<list.count {
      let dependency = base[Int(list.start + ordinal)].index
      let position = variables[dependency].position
      if position > first { indices.append(dependency) }
      if position > last { last = position }
    }
    guard last > first else { return }
    guard hasUsers(variable) else {
      moveToEnd(variable)
      return
    }
    markDescendants(of: variable, upTo: last)
    // The ancestors of the row that come too late; `indices` grows while it is walked.
    markStamp &+= 1
    let stamp = markStamp
    for ordinal in 0..<indices.count { variables[indices[ordinal]].mark = stamp }
    var next = 0
    while next < indices.count {
      let current = indices[next]
      next += 1
      let owner = variables[current].owner
      guard owner >= 0 else { continue }
      let isCombined = variables[current].isCombined
      let list = isCombined ? dependencies.rows[current] : system.rows[owner]
      let base = isCombined ? dependencies.rowPool.base : system.rowPool.base
      for ordinal in 0..<list.count {
        let ancestor = base[Int(list.start + ordinal)].index
        if variables[ancestor].mark != stamp, variables[ancestor].position > first {
          variables[ancestor].mark = stamp
          indices.append(ancestor)
        }
      }
    }
    // Each group in its own order, the ancestors first, into the places that both held.
    moreIndices.removeAll()
    for ordinal in 0..<indices.count { queue.insert(variables[indices[ordinal]].position) }
    appendQueuedVariables()
    for ordinal in 0..<touched.count { queue.insert(variables[touched[ordinal]].position) }
    appendQueuedVariables()
    for ordinal in 0..<moreIndices.count { queue.insert(variables[moreIndices[ordinal]].position) }
    for ordinal in 0..<moreIndices.count {
      let position = queue.popFirst()
      variables[moreIndices[ordinal]].position = position
      variableAt[position] = moreIndices[ordinal]
    }
  }

  private mutating func appendQueuedVariables() {
    while true {
      let position = queue.popFirst()
      if position < 0 { return }
      moreIndices.append(variableAt[position])
    }
  }
}
