import { netAt } from './nets.ts'

export async function fetchNet(game: string, seats: number): Promise<Uint8Array> {
  const address = netAt(game, seats)
  if (address === undefined) throw new Error(`no net for ${seats} seats`)
  const response = await fetch(await address())
  if (!response.ok) throw new Error(`the net answered ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}
