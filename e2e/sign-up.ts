import type { House, Person } from './people.ts'

export async function signUp(house: House, { name, context, page }: Person): Promise<void> {
  const answer = await context.request.post(`${house.url}/api/account`, {
    data: { name, password: 'a wee dram of Talisker', email: null },
    headers: { origin: house.url },
  })
  if (answer.status() !== 201) throw new Error(`${name} got no account: ${answer.status()}`)
  await page.reload()
}
