import { Type, type Static } from 'typebox'
import { PersonName } from './json.ts'

const strict = { additionalProperties: false } as const

/** Long enough that guessing is of no use, short enough to be hashed. */
export const SHORTEST_PASSWORD = 8
const Password = Type.String({ minLength: SHORTEST_PASSWORD, maxLength: 200 })
const Email = Type.Union([Type.String({ maxLength: 200, pattern: '^[^\\s@]+@[^\\s@]+$' }), Type.Null()])

/** `POST /api/account`: the guest who asks keeps all tables. */
export const SignUp = Type.Object({ name: PersonName, password: Password, email: Email }, strict)
export type SignUp = Static<typeof SignUp>

/** `POST /api/session` */
export const SignIn = Type.Object(
  { name: Type.String({ minLength: 1, maxLength: 100 }), password: Type.String({ minLength: 1, maxLength: 200 }) },
  strict,
)
export type SignIn = Static<typeof SignIn>

/** Where somebody is signed in; `device`: what the browser says of itself, in short. */
export const Device = Type.Object(
  {
    id: Type.String(),
    device: Type.String(),
    created: Type.Integer(),
    seen: Type.Integer(),
    /** The one that asks. */
    here: Type.Boolean(),
  },
  strict,
)
export type Device = Static<typeof Device>

/** `GET /api/account`: what is kept of me besides my tables. */
export const Account = Type.Object(
  {
    name: PersonName,
    email: Email,
    /** Whether there is one. */
    password: Type.Boolean(),
    created: Type.Integer(),
    devices: Type.Array(Device),
  },
  strict,
)
export type Account = Static<typeof Account>
