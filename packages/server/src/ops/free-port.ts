import { createServer } from 'node:net'
import { StartProblem } from '../start-problem.ts'

const PORTS_TRIED = 50

export async function freePort(wanted: number, host: string, isFixed: boolean): Promise<number> {
  const tried = isFixed ? 1 : PORTS_TRIED
  if (wanted === 0) return 0
  for (let port = wanted; port < wanted + tried; port++) if (await isFree(port, host)) return port
  throw new StartProblem(`${host} has no free port from ${wanted} to ${wanted + tried - 1}.`)
}

const isFree = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })
