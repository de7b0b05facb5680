import {expect, test} from 'vitest'
import {
  browserNamed,
  browserNames,
  devicesOf,
  type StandingSignIn,
  systemNamed,
  systemNames,
} from '../../../domain/profile/devices.ts'

const signIn = (id: string, device: string | null, signedInAt: number, lastUsedAt: number): StandingSignIn => ({
  id,
  device,
  browser: 'firefox',
  system: 'linux',
  signedInAt,
  lastUsedAt,
})
const shown = (id: string, signedInAt: number, lastUsedAt: number, isCurrent = false) => {
  const {device: _device, ...rest} = signIn(id, null, signedInAt, lastUsedAt)
  return {...rest, isCurrent}
}

test('a name that is not known here is another', () => {
  expect([...browserNames.map(browserNamed), browserNamed('lynx')]).toEqual([...browserNames, 'other'])
  expect([...systemNames.map(systemNamed), systemNamed('haiku')]).toEqual([...systemNames, 'other'])
})

test('sessions of one browser are one device, signed in since the first and used last with the last', () => {
  const signIns = [signIn('s1', 'd1', 10, 20), signIn('s2', 'd1', 30, 60), signIn('s3', 'd1', 40, 50)]
  expect(devicesOf(signIns, 'elsewhere')).toEqual([shown('s2', 10, 60)])
})

test('a device is named by the session that asks, though another one was used later', () => {
  expect(devicesOf([signIn('s1', 'd1', 10, 20), signIn('s2', 'd1', 30, 60)], 's1')).toEqual([shown('s1', 10, 60, true)])
})

test('sessions without a cookie are devices of their own', () => {
  const signIns = [signIn('s1', null, 10, 20), signIn('s2', null, 30, 60)]
  expect(devicesOf(signIns, 'elsewhere').map(({id}) => id)).toEqual(['s2', 's1'])
})

test('the device that asks comes first, then the one used last', () => {
  const signIns = [
    signIn('oldest', 'd1', 1, 10),
    signIn('newest', 'd2', 1, 40),
    signIn('own', 'd3', 1, 20),
    signIn('newer', 'd4', 1, 30),
  ]
  const order = ['own', 'newest', 'newer', 'oldest']
  expect(devicesOf(signIns, 'own').map(({id}) => id)).toEqual(order)
  expect(devicesOf(signIns.toReversed(), 'own').map(({id}) => id)).toEqual(order)
})
