/**
 * The browser's own subscription to messages (Web Push), as the text that stands for this device. One that was made with
 * another key is of no use and is given back first.
 *
 * @param key the server's public key in base64url
 * @returns null when the browser has no push service
 */
export async function subscribe({pushManager}: ServiceWorkerRegistration, key: string): Promise<string | null> {
  const former = await pushManager.getSubscription()
  if (former !== null && !isOf(former, key)) await former.unsubscribe()
  const made = await pushManager.subscribe({userVisibleOnly: true, applicationServerKey: key})
  const {endpoint, keys} = made.toJSON()
  if (endpoint === undefined || keys === undefined) return null
  return JSON.stringify({endpoint, keys: {p256dh: keys.p256dh, auth: keys.auth}})
}

function isOf({options: {applicationServerKey}}: PushSubscription, key: string): boolean {
  if (applicationServerKey === null) return false
  const text = btoa(String.fromCharCode(...new Uint8Array(applicationServerKey)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === key
}
