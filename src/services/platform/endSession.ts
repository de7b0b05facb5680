import {clientConfig} from './config.ts'

/** `session`: one login, beside which this browser has another. `device`: all logins of the account in this browser. */
type Extent = 'session' | 'device'

/**
 * Tells our own identity provider that a login is over, so that its session ends there too. Nobody waits for it, and it
 * outlives the page; without network the session stays until it expires or is ended from another device. Google's
 * provider has no session to end.
 */
export async function endSession(refreshToken: string, extent: Extent): Promise<void> {
  const {
    firebase: {mode, authEmulator},
  } = await clientConfig()
  if (mode !== 'local' || authEmulator !== undefined) return
  const body = JSON.stringify({refresh_token: refreshToken, whole_device: extent === 'device'})
  await fetch('/local-firebase/sign-out', {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body,
    keepalive: true,
  })
}
