/** The version of the product that a student is on; `flutter` is the external app (spec 1§4, 3§2.11). */
export const externalVersion = 'flutter'

/** What the server says of the student's part in the experiment (spec 3§3). */
export type Experiment = {readonly state: string; readonly canReturnToOldVersion: boolean}

/** The state that counts: the operator's, when one is forced for everybody (C-51), else the student's own. */
export function experimentState({state}: Experiment, forced: string | null): string {
  return forced ?? state
}

/**
 * Where the student is signed in at the other version, or null when the address is not one a deployment may configure:
 * an https origin, or http on this machine. The token goes into the query, as the other app expects it (spec 1§4, 3§2.11).
 */
export function externalAuthAddress(origin: string, token: string): string | null {
  const allowed =
    /^https:\/\/[^/\s\\@?#]+$/i.test(origin) || /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(origin)
  return allowed && token !== '' ? `${origin}/external-auth?token=${encodeURIComponent(token)}` : null
}
