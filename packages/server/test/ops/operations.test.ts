import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Metrics } from '../../src/ops/metrics.ts'

const text = (path: string): string => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8')

async function served(): Promise<ReadonlySet<string>> {
  const metrics = new Metrics()
  metrics.count({ rooms: () => 0, sockets: () => 0, questions: () => 0 })
  const server = await metrics.serve(0, '127.0.0.1')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const figures = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  server.close()
  const named = [...figures.matchAll(/^# TYPE (\w+) (\w+)$/gm)]
  return new Set(
    named.flatMap(([, name, type]) => (type === 'histogram' ? [name, `${name}_bucket`, `${name}_count`] : [name])),
  )
}

test.each(['docs/operations/grafana.json', 'docs/operations/README.md'])(
  'every figure that %s names is served',
  async (path) => {
    const names = new Set(text(path).match(/\b(bothy|nodejs|process)_\w+/g))
    expect(names.size).toBeGreaterThan(5)
    const known = await served()
    expect([...names].filter((name) => !known.has(name))).toEqual([])
  },
)

test('flags and variables of the container files are those of bothy serve', () => {
  const known = text('packages/cli/src/commands/serve.ts') + text('packages/cli/src/database.ts')
  const [container, compose] = [text('deploy/Containerfile'), text('deploy/compose.yaml')]
  const flags =
    `${container}\n${compose}`.match(/(?<=[["\s,])--(?:port|metrics|trust-proxy|data|url|host|database-url)\b/g) ?? []
  expect(new Set(flags)).toEqual(new Set(['--port', '--metrics', '--trust-proxy']))
  for (const flag of flags) expect(known).toContain(`name: '${flag.slice(2)}'`)
  for (const variable of ['DATABASE_URL', 'BOTHY_URL', 'BOTHY_CONTACT']) {
    expect(compose).toContain(`${variable}:`)
    expect(known).toContain(`'${variable}'`)
  }
})

test('the proxy of the container files keeps browsers to TLS', () => {
  const seconds = Number(/header Strict-Transport-Security "max-age=(\d+)"/.exec(text('deploy/Caddyfile'))?.[1])
  expect(seconds).toBeGreaterThanOrEqual(365 * 24 * 3600)
})
