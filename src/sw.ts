/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope
declare const __ASSETS__: readonly string[]
declare const __VERSION__: string
declare const __NAME__: string

/**
 * The product without network: the page and everything built are kept when the worker is installed and served from
 * there; configuration is served from its copy and renewed behind it; pictures of questions are kept as they are seen.
 * Data and answers are not its business: the cache of the GraphQL client and the outbox keep those. Neither are videos
 * and apostilas, which are asked for in pieces: the browser does that itself.
 */
const shell = `aristo-shell-${__VERSION__}`
const pictures = 'aristo-pictures'

/** How many files are asked for at once: a page that opens meanwhile needs the connection more. */
const lanes = 3

/** Keeps all of the product. What an interrupted attempt has kept of this version is not asked for again. */
async function keepShell(): Promise<void> {
  const cache = await caches.open(shell)
  await cache.addAll(['/', '/config.json', '/icon.svg'])
  const waiting = __ASSETS__.values()
  const lane = async () => {
    for (const address of waiting)
      if (!(await cache.match(address))) await cache.add(new Request(address, {priority: 'low'}))
  }
  await Promise.all(Array.from({length: lanes}, lane))
}

self.addEventListener('install', (event) => event.waitUntil(keepShell()))

self.addEventListener('activate', (event) => {
  const clean = async () => {
    const names = await caches.keys()
    await Promise.all(
      names.filter((name) => name.startsWith('aristo-shell-') && name !== shell).map((name) => caches.delete(name)),
    )
    await self.clients.claim()
  }
  event.waitUntil(clean())
})

/** The page asks for the new version only when nothing would be interrupted. */
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting())
})

/** A cache that is closed, gone or full has nothing and keeps nothing: the network goes on without it. */
const nothing = () => undefined

const copyFrom = (name: string, request: Request): Promise<Response | undefined> =>
  caches
    .open(name)
    .then((cache) => cache.match(request))
    .catch(nothing)

const forget = (name: string, request: Request): Promise<unknown> =>
  caches
    .open(name)
    .then((cache) => cache.delete(request))
    .catch(nothing)

async function copyTo(name: string, request: Request, response: Response): Promise<void> {
  if (response.ok)
    await caches
      .open(name)
      .then((cache) => cache.put(request, response.clone()))
      .catch(nothing)
}

async function fromShell(request: Request | string): Promise<Response> {
  const kept = await caches.match(request, {cacheName: shell, ignoreSearch: typeof request === 'string'}).catch(nothing)
  return kept ?? fetch(request)
}

async function renewing(request: Request): Promise<Response> {
  const kept = await copyFrom(shell, request)
  const fresh = fetch(request).then(async (response) => {
    await copyTo(shell, request, response)
    return response
  })
  if (!kept) return fresh
  fresh.catch(nothing)
  return kept
}

/**
 * A picture that never changes is kept for good. Any other belongs to a card that may be hidden or deleted: the server is
 * asked first, the copy serves without network, and goes when the server has the picture no more.
 */
async function keeping(request: Request): Promise<Response> {
  const kept = await copyFrom(pictures, request)
  if (kept?.headers.get('cache-control')?.includes('immutable')) return kept
  const response = await fetch(request).catch((error: unknown) => {
    if (kept) return kept
    throw error
  })
  if (response === kept) return kept
  if (response.status === 404) await forget(pictures, request)
  await copyTo(pictures, request, response)
  return response
}

const interfaces = [
  '/graphql',
  '/notifications/graphql',
  '/nps/',
  '/temporary-nps/',
  '/local-firebase',
  '/__/auth',
  '/health',
  '/ready',
  '/remote-config.json',
  '/content/',
  '/media/',
  '/pdfs/',
  '/local-apps/',
  '/emails/',
  '/landing',
]

/** Pages that the server writes itself: the statistics of an institution, and results that were shared. */
const isOfServer = /^\/(?:[\w-]+-compass\/estatisticas|diagnostico\/compartilhado)\/./

self.addEventListener('fetch', (event) => {
  const {request} = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (url.pathname.startsWith('/content/images/')) event.respondWith(keeping(request))
  else if (interfaces.some((path) => url.pathname.startsWith(path)) || isOfServer.test(url.pathname)) return
  else if (request.mode === 'navigate') event.respondWith(fromShell('/'))
  else if (url.pathname === '/config.json') event.respondWith(renewing(request))
  else if (url.pathname.startsWith('/assets/') || url.pathname === '/icon.svg') event.respondWith(fromShell(request))
})

/** What a push message says; whatever of it is missing or of another kind is left out. */
function messageOf(data: PushMessageData | null): {
  readonly title: string
  readonly body: string
  readonly link: string
  readonly tag: string
} {
  const text = (part: unknown, ...path: readonly string[]): string => {
    const found = path.reduce<unknown>(
      (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
      part,
    )
    return typeof found === 'string' ? found : ''
  }
  let told: unknown
  try {
    told = data?.json()
  } catch {
    told = {notification: {body: data?.text()}}
  }
  return {
    title: text(told, 'notification', 'title'),
    body: text(told, 'notification', 'body'),
    link: text(told, 'data', 'link'),
    tag: text(told, 'data', 'id'),
  }
}

/** Shows the message, and lets open pages ask for what is new (spec 1§7, 3§4). */
self.addEventListener('push', (event) => {
  const {title, body, link, tag} = messageOf(event.data)
  const show = async () => {
    const pages = await self.clients.matchAll({type: 'window', includeUncontrolled: true})
    for (const page of pages) page.postMessage('NEW_NOTIFICATION_RECEIVED')
    await self.registration.showNotification(title === '' ? __NAME__ : title, {
      body,
      icon: '/icon.svg',
      data: {link},
      // A message that comes twice takes its own place.
      tag,
    })
  }
  event.waitUntil(show())
})

/** Pages only: a link with any other scheme opens the product. The worker imports nothing, so it looks itself. */
function addressOf(data: unknown): URL {
  const link: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'link') : undefined
  const home = new URL('/', self.location.origin)
  if (typeof link !== 'string' || !URL.canParse(link, home)) return home
  const address = new URL(link, home)
  return /^https?:$/.test(address.protocol) ? address : home
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const address = addressOf(event.notification.data)
  const open = async () => {
    const pages = await self.clients.matchAll({type: 'window'})
    const page = pages.find((one) => new URL(one.url).origin === address.origin)
    if (!page) return self.clients.openWindow(address.href)
    const shown = await page.navigate(address.href).catch(() => null)
    return (shown ?? page).focus()
  }
  event.waitUntil(open())
})
