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

/** `POST /api/password/forgotten`: the same answer whether anybody has this name. */
export const Forgotten = Type.Object(
  { name: Type.String({ minLength: 1, maxLength: 100 }), lang: Type.Union([Type.Literal('en'), Type.Literal('fr')]) },
  strict,
)
export type Forgotten = Static<typeof Forgotten>
/** `mail`: this server sends e-mails. */
export const ForgottenReply = Type.Object({ mail: Type.Boolean() })
export type ForgottenReply = Static<typeof ForgottenReply>

/** `POST /api/password`, with what stood in the link. */
export const NewPassword = Type.Object({ token: Type.String({ maxLength: 300 }), password: Password }, strict)
export type NewPassword = Static<typeof NewPassword>

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

/** Choices that follow the account from device to device; one that is missing was never made. */
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

/** `PATCH /api/account`: what is named changes. A new password signs out all other devices; `before` is null for who had none. */
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

/** `DELETE /api/account`: by one who writes their name, so that nobody does it by mistake. */
export const Farewell = Type.Object({ name: Type.String({ maxLength: 100 }) }, strict)
export type Farewell = Static<typeof Farewell>

const Encoded = Type.String({ maxLength: 20_000, pattern: '^[A-Za-z0-9_-]*$' })
const KeyId = Type.String({ minLength: 1, maxLength: 1400, pattern: '^[A-Za-z0-9_-]+$' })
const keyAnswer = <P extends Parameters<typeof Type.Object>[0]>(response: P) =>
  Type.Object({
    id: KeyId,
    rawId: KeyId,
    type: Type.Literal('public-key'),
    // Browsers add what is none of our business.
    response: Type.Object(response),
  })

/** The answer of an authenticator that has made a key, as browsers write it. */
export const NewKeyAnswer = keyAnswer({
  clientDataJSON: Encoded,
  attestationObject: Encoded,
  transports: Type.Optional(Type.Array(Type.String({ maxLength: 20, pattern: '^[a-z-]+$' }), { maxItems: 8 })),
})
export type NewKeyAnswer = Static<typeof NewKeyAnswer>

/** The answer of an authenticator that proves to have a key. */
export const KeyAnswer = keyAnswer({
  clientDataJSON: Encoded,
  authenticatorData: Encoded,
  signature: Encoded,
  userHandle: Type.Optional(Encoded),
})
export type KeyAnswer = Static<typeof KeyAnswer>

/** `POST /api/passkeys/question`: what the browser is to ask of an authenticator, for me, for a new account, or to sign in. */
export const KeyPurpose = Type.Union([
  Type.Object({ purpose: Type.Enum(['add', 'sign-in']) }, strict),
  Type.Object({ purpose: Type.Literal('sign-up'), name: PersonName }, strict),
])
export type KeyPurpose = Static<typeof KeyPurpose>

/** `POST /api/account/passkey`: sign up without a password. */
export const SignUpByKey = Type.Object({ name: PersonName, email: Email, answer: NewKeyAnswer }, strict)
export type SignUpByKey = Static<typeof SignUpByKey>

/** `POST /api/passkeys` */
export const AddKey = Type.Object({ answer: NewKeyAnswer }, strict)
export type AddKey = Static<typeof AddKey>

/** `POST /api/session/passkey` */
export const SignInByKey = Type.Object({ answer: KeyAnswer }, strict)
export type SignInByKey = Static<typeof SignInByKey>

/** `label`: where it was made. */
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

/** `GET /api/account`: what is kept of me besides my tables. */
export const Account = Type.Object(
  {
    name: PersonName,
    email: Email,
    /** Whether there is one. */
    password: Type.Boolean(),
    created: Type.Integer(),
    devices: Type.Array(Device),
    passkeys: Type.Array(Passkey),
    settings: Settings,
    /** As in the IANA list, `Europe/Paris`. */
    zone: Zone,
  },
  strict,
)
export type Account = Static<typeof Account>
