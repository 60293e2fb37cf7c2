import { expect, test } from 'vitest'
import { FairQueue } from '../../src/bots/fair-queue.ts'

type Job = { readonly name: string }

const nobody = (): boolean => false

function drained(queue: FairQueue<Job>, isPreferred: (job: Job) => boolean = nobody): string {
  const names: string[] = []
  for (let job = queue.take(isPreferred); job !== undefined; job = queue.take(isPreferred)) names.push(job.name)
  return names.join(' ')
}

function queueOf(...jobs: readonly [path: string, name: string][]): FairQueue<Job> {
  const queue = new FairQueue<Job>()
  for (const [path, name] of jobs) queue.add(path.split('/'), { name })
  return queue
}

test('jobs of one table come in their order', () => {
  expect(drained(queueOf(['a/p/t', '1'], ['a/p/t', '2'], ['a/p/t', '3']))).toBe('1 2 3')
})

test('addresses take turns, then persons, then tables', () => {
  const queue = queueOf(
    ['a/p/t1', 'a1'],
    ['a/p/t1', 'a2'],
    ['a/p/t2', 'b1'],
    ['a/p/t2', 'b2'],
    ['a/q/t3', 'c1'],
    ['b/r/t4', 'd1'],
    ['b/r/t4', 'd2'],
  )
  expect(drained(queue)).toBe('a1 d1 c1 d2 b1 a2 b2')
})

test('a thousand questions of one do not hold up another', () => {
  const queue = new FairQueue<Job>()
  for (let i = 0; i < 1000; i++) queue.add(['a', 'p', `t${i}`], { name: 'greedy' })
  queue.add(['b', 'q', 't'], { name: 'modest' })
  const first = [queue.take(nobody)?.name, queue.take(nobody)?.name]
  expect(first).toEqual(['greedy', 'modest'])
})

test('what is preferred comes first, still in turns', () => {
  const queue = queueOf(['a/p/t1', 'x1'], ['a/p/t2', 'w1'], ['a/p/t2', 'w2'], ['b/q/t3', 'w3'])
  expect(drained(queue, ({ name }) => name.startsWith('w'))).toBe('w1 w3 w2 x1')
})

test('what is removed does not come', () => {
  const queue = new FairQueue<Job>()
  const [one, two] = [{ name: '1' }, { name: '2' }]
  queue.add(['a', 't'], one)
  queue.add(['a', 't'], two)
  queue.remove(['a', 't'], one)
  queue.remove(['b', 't'], one)
  expect(drained(queue)).toBe('2')
})
