type Branch<J> = { readonly jobs: J[]; readonly branches: Map<string, Branch<J>> }

const branch = <J>(): Branch<J> => ({ jobs: [], branches: new Map() })
const isEmpty = <J>({ jobs, branches }: Branch<J>): boolean => jobs.length === 0 && branches.size === 0

function takeFrom<J>({ jobs, branches }: Branch<J>, isWanted: (job: J) => boolean): J | undefined {
  const at = jobs.findIndex(isWanted)
  if (at >= 0) return jobs.splice(at, 1)[0]
  for (const [key, inner] of branches) {
    const job = takeFrom(inner, isWanted)
    if (job === undefined) continue
    branches.delete(key)
    if (!isEmpty(inner)) branches.set(key, inner)
    return job
  }
  return undefined
}

function removeFrom<J>({ jobs, branches }: Branch<J>, [key, ...rest]: readonly string[], job: J): void {
  if (key === undefined) {
    const at = jobs.indexOf(job)
    if (at >= 0) jobs.splice(at, 1)
    return
  }
  const inner = branches.get(key)
  if (inner === undefined) return
  removeFrom(inner, rest, job)
  if (isEmpty(inner)) branches.delete(key)
}

/** Jobs under a path such as address, person, table. Each level takes turns, so a thousand jobs of one person delay only that person. */
export class FairQueue<J extends object> {
  readonly #root: Branch<J> = branch()

  add(path: readonly string[], job: J): void {
    let at = this.#root
    for (const key of path) {
      const inner: Branch<J> = at.branches.get(key) ?? branch()
      at.branches.set(key, inner)
      at = inner
    }
    at.jobs.push(job)
  }

  remove(path: readonly string[], job: J): void {
    removeFrom(this.#root, path, job)
  }

  take(isPreferred: (job: J) => boolean): J | undefined {
    return takeFrom(this.#root, isPreferred) ?? takeFrom(this.#root, () => true)
  }
}
