import { Type, type Static } from 'typebox'
import { PersonName } from './json.ts'

const strict = { additionalProperties: false } as const

/** Long enough that guessing is of no use, short enough to be hashed. */
export const SHORTEST_PASSWORD = 8
const Password = Type.String({ minLength: SHORTEST_PASSWORD, maxLength: 200 })
const Email = Type.Union([Type.String({ maxLength: 200, pattern: '^[^\\s@]+@[^\\s@]+$' }), Type.Null()])

/** `POST /api/account`: the guest keeps all tables. */
export const SignUp = Type.Object({ name: PersonName, password: Password, email: Email }, strict)
export type SignUp = Static<typeof SignUp>

export const SignIn = Type.Object(
  { name: Type.String({ minLength: 1, maxLength: 100 }), password: Type.String({ minLength: 1, maxLength: 200 }) },
  strict,
)
export type SignIn = Static<typeof SignIn>

/** `POST /api/password/forgotten`: the answer does not tell whether the name exists. */
export const Forgotten = Type.Object(
  { name: Type.String({ minLength: 1, maxLength: 100 }), lang: Type.Union([Type.Literal('en'), Type.Literal('fr')]) },
  strict,
)
export type Forgotten = Static<typeof Forgotten>
export const ForgottenReply = Type.Object({ mail: Type.Boolean() })
export type ForgottenReply = Static<typeof ForgottenReply>

/** `POST /api/password`: `token` comes from the link in the e-mail. */
export const NewPassword = Type.Object({ token: Type.String({ maxLength: 300 }), password: Password }, strict)
export type NewPassword = Static<typeof NewPassword>

export const Device = Type.Object(
  {
    id: Type.String(),
    device: Type.String(),
    created: Type.Integer(),
    seen: Type.Integer(),
    here: Type.Boolean(),
  },
  strict,
)
export type Device = Static<typeof Device>

/** Choices that follow the account from device to device; a missing one was never made. */
export const Settings = Type.Object(
  {
    language: Type.Optional(Type.Enum(['en', 'fr'])),
    theme: Type.Optional(Type.Enum(['auto', 'light', 'dark'])),
    motion: Type.Optional(Type.Enum(['auto', 'less'])),
    speed: Type.Optional(Type.Enum(['calm', 'quick', 'instant'])),
    sounds: Type.Optional(Type.Boolean()),
    confirm: Type.Optional(Type.Boolean()),
    /** False: single keys are no shortcuts. */
    keys: Type.Optional(Type.Boolean()),
  },
  strict,
)
export type Settings = Static<typeof Settings>

const Zone = Type.Union([Type.String({ maxLength: 60 }), Type.Null()])

/** `PATCH /api/account`: named fields change. A new password signs out all other devices; `before` is null if there was none. */
export const AccountChange = Type.Object(
  {
    email: Type.Optional(Email),
    zone: Type.Optional(Zone),
    settings: Type.Optional(Settings),
    password: Type.Optional(
      Type.Object({ before: Type.Union([Type.String({ maxLength: 200 }), Type.Null()]), after: Password }, strict),
    ),
  },
  strict,
)
export type AccountChange = Static<typeof AccountChange>

/** `DELETE /api/account`: the person writes their name, so that no account is deleted by mistake. */
export const Farewell = Type.Object({ name: Type.String({ maxLength: 100 }) }, strict)
export type Farewell = Static<typeof Farewell>

const Encoded = Type.String({ maxLength: 20_000, pattern: '^[A-Za-z0-9_-]*$' })
const KeyId = Type.String({ minLength: 1, maxLength: 1400, pattern: '^[A-Za-z0-9_-]+$' })
const keyAnswer = <P extends Parameters<typeof Type.Object>[0]>(response: P) =>
  Type.Object({
    id: KeyId,
    rawId: KeyId,
    type: Type.Literal('public-key'),
    // Browsers add further fields.
    response: Type.Object(response),
  })

export const NewKeyAnswer = keyAnswer({
  clientDataJSON: Encoded,
  attestationObject: Encoded,
  transports: Type.Optional(Type.Array(Type.String({ maxLength: 20, pattern: '^[a-z-]+$' }), { maxItems: 8 })),
})
export type NewKeyAnswer = Static<typeof NewKeyAnswer>

export const KeyAnswer = keyAnswer({
  clientDataJSON: Encoded,
  authenticatorData: Encoded,
  signature: Encoded,
  userHandle: Type.Optional(Encoded),
})
export type KeyAnswer = Static<typeof KeyAnswer>

/** `POST /api/passkeys/question`: the browser asks it of an authenticator, to add a key, for a new account, or to sign in. */
export const KeyPurpose = Type.Union([
  Type.Object({ purpose: Type.Enum(['add', 'sign-in']) }, strict),
  Type.Object({ purpose: Type.Literal('sign-up'), name: PersonName }, strict),
])
export type KeyPurpose = Static<typeof KeyPurpose>

export const SignUpByKey = Type.Object({ name: PersonName, email: Email, answer: NewKeyAnswer }, strict)
export type SignUpByKey = Static<typeof SignUpByKey>

export const AddKey = Type.Object({ answer: NewKeyAnswer }, strict)
export type AddKey = Static<typeof AddKey>

export const SignInByKey = Type.Object({ answer: KeyAnswer }, strict)
export type SignInByKey = Static<typeof SignInByKey>

export const Passkey = Type.Object(
  {
    id: KeyId,
    label: Type.String(),
    created: Type.Integer(),
    used: Type.Union([Type.Integer(), Type.Null()]),
  },
  strict,
)
export type Passkey = Static<typeof Passkey>

export const Account = Type.Object(
  {
    name: PersonName,
    email: Email,
    password: Type.Boolean(),
    created: Type.Integer(),
    devices: Type.Array(Device),
    passkeys: Type.Array(Passkey),
    settings: Settings,
    /** From the IANA list, such as `Europe/Paris`. */
    zone: Zone,
  },
  strict,
)
export type Account = Static<typeof Account>
