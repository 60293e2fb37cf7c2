import type { House, Person } from './people.ts'

const PASSWORD = 'a wee dram of Talisker'

export async function signUp(house: House, { name, context, page }: Person): Promise<void> {
  const answer = await context.request.post(`${house.url}/api/account`, {
    data: { name, password: PASSWORD, email: null },
    headers: { origin: house.url },
  })
  if (answer.status() !== 201) throw new Error(`${name} got no account: ${answer.status()}`)
  await page.reload()
}

/** On another device: the next page is that person's. */
export async function signIn(house: House, { context }: Person, name: string): Promise<void> {
  const answer = await context.request.post(`${house.url}/api/session`, {
    data: { name, password: PASSWORD },
    headers: { origin: house.url },
  })
  if (!answer.ok()) throw new Error(`${name} was not let in: ${answer.status()}`)
}
