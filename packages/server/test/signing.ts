import { Guest } from './server.ts'

export const PASSWORD = 'a wee dram of Talisker'
export const ANN = { name: 'Ann', password: PASSWORD }

export async function after(guest: Guest, answer: Response): Promise<Guest> {
  if (!answer.ok) throw new Error(await answer.text())
  const jar = new Map(guest.cookie.split('; ').map((cookie) => [cookie.split('=')[0], cookie]))
  for (const set of answer.headers.getSetCookie()) {
    const [cookie] = set.split(';')
    const [name, value] = cookie.split('=')
    if (value === '') jar.delete(name)
    else jar.set(name, cookie)
  }
  return new Guest(guest.url, [...jar.values()].join('; '))
}
export const signUp = async (guest: Guest, body: object = ANN): Promise<Guest> =>
  after(guest, await guest.request('POST', '/api/account', { email: null, ...body }))
export const signIn = async (guest: Guest, body: object = ANN): Promise<Guest> =>
  after(guest, await guest.request('POST', '/api/session', body))
