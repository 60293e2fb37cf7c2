import { join } from 'node:path'
import { checkout } from '../checkout.ts'
import { type Command, text, whole } from '../command.ts'
import { out } from '../print.ts'

const PORT = 3000

export const serve: Command = {
  name: 'serve',
  operands: [],
  summary: 'The server: what npm start runs.',
  flags: [
    { name: 'port', value: 'N', help: `port to listen on (${PORT}; the next free one if it is taken)` },
    { name: 'host', value: 'ADDRESS', help: 'address to listen on (all of this machine)' },
    { name: 'data', value: 'DIR', help: 'folder of the database (data)' },
  ],
  async run(_operands, flags) {
    const wanted = whole(flags, 'port', Number(process.env['PORT'] ?? PORT), 0, 65_535)
    const dataDir = text(flags, 'data') ?? join(checkout, 'data')
    const { startServer } = await import('@bothy/server') // slow to load, and the other commands do without it
    const server = await startServer({ port: wanted, dataDir, host: text(flags, 'host') ?? '0.0.0.0' })
    if (wanted !== 0 && server.port !== wanted) out(`Port ${wanted} is taken, so Bothy listens on ${server.port}.`)
    out()
    out(`  Bothy is open:  ${server.url}`)
    for (const address of server.addresses) out(`  on your network: ${address}`)
    out()
    out('  Open the address in a browser and choose "Play now".')
    out(`  Games are kept in ${dataDir}. Ctrl-C stops the server; nothing is lost.`)
    out()
    await new Promise<void>((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
    })
    out('Closing…')
    await server.close()
    out('Closed. Every move is on disk.')
  },
}
