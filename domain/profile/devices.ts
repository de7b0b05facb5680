import type {Instant} from '../shared/studyDay.ts'

/** Browsers that the list of devices tells apart. */
export const browserNames = ['edge', 'opera', 'samsung', 'firefox', 'chrome', 'safari', 'other'] as const
export type BrowserName = (typeof browserNames)[number]

/** Systems that the list of devices tells apart. */
export const systemNames = ['windows', 'android', 'ios', 'macos', 'chromeos', 'linux', 'other'] as const
export type SystemName = (typeof systemNames)[number]

/** A session that stands. `device` is the same for all sessions of one browser; null where the browser kept no cookie. */
export type StandingSignIn = {
  readonly id: string
  readonly device: string | null
  readonly browser: BrowserName
  readonly system: SystemName
  readonly signedInAt: Instant
  readonly lastUsedAt: Instant
}

/** A browser that is signed in to an account. `id` is its session that was used last, or the one that asks. */
export type ConnectedDevice = Omit<StandingSignIn, 'device'> & {readonly isCurrent: boolean}

/** A name as it is known here; another for what a newer server may tell apart. */
export const browserNamed = (name: string): BrowserName => browserNames.find((known) => known === name) ?? 'other'
export const systemNamed = (name: string): SystemName => systemNames.find((known) => known === name) ?? 'other'

/**
 * The devices behind the sessions of an account: a login that was renewed leaves several sessions of one browser, which
 * are one device, signed in since the first of them. The device that asks comes first, then the one used last.
 */
export function devicesOf(signIns: readonly StandingSignIn[], currentId: string): readonly ConnectedDevice[] {
  const groups = Map.groupBy(signIns, ({id, device}) => device ?? id)
  return [...groups.values()].flatMap((group) => deviceOf(group, currentId)).sort(byUse)
}

function deviceOf(group: readonly StandingSignIn[], currentId: string): ConnectedDevice[] {
  const newest = group.toSorted((one, other) => other.lastUsedAt - one.lastUsedAt)
  const shown = newest.find(({id}) => id === currentId) ?? newest[0]
  if (shown === undefined) return []
  const {device: _device, ...named} = shown
  return [
    {
      ...named,
      signedInAt: Math.min(...group.map(({signedInAt}) => signedInAt)),
      lastUsedAt: Math.max(...group.map(({lastUsedAt}) => lastUsedAt)),
      isCurrent: shown.id === currentId,
    },
  ]
}

const byUse = (one: ConnectedDevice, other: ConnectedDevice): number =>
  Number(other.isCurrent) - Number(one.isCurrent) || other.lastUsedAt - one.lastUsedAt
