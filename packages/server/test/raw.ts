import { connect } from 'node:net'

const UPGRADED = /^HTTP\/1\.1 101 [\s\S]*\r\n\r\n/

export function raw(port: number, text: string, ms?: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    let heard = ''
    const end = ms === undefined ? undefined : setTimeout(() => socket.destroy(), ms)
    socket.on('data', (part) => {
      heard += part.toString('latin1')
      if (UPGRADED.test(heard)) socket.destroy()
    })
    socket.on('error', (error) => (heard === '' ? reject(error) : resolve(heard)))
    socket.on('close', () => {
      clearTimeout(end)
      resolve(heard)
    })
  })
}

export const request = (target: string, headers: readonly string[] = []): string =>
  [`GET ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n')

export const upgrade = (target: string): string =>
  [
    `GET ${target} HTTP/1.1`,
    'Host: localhost',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    '',
    '',
  ].join('\r\n')

export const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])
