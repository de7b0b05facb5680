import {describe, expect, test} from 'vitest'
import {readConfig} from '../../server/config.ts'
import {contentSecurityPolicy} from '../../server/http/headers.ts'
import {safePath} from '../../server/http/logger.ts'

const web = {
  apiKey: 'a',
  projectId: 'meu-projeto',
  appId: '1:2:web:3',
  databaseURL: 'https://meu-projeto.firebaseio.com',
}

describe('the configuration', () => {
  test('without variables runs on this machine with the embedded database and the demo', () => {
    expect(readConfig({})).toEqual({
      port: 4000,
      host: '127.0.0.1',
      isPrivate: true,
      publicOrigin: undefined,
      databaseUrl: undefined,
      databaseListenUrl: undefined,
      databasePrepares: true,
      databasePool: 10,
      dataDir: 'data',
      firebase: {
        mode: 'local',
        options: {
          apiKey: 'local',
          projectId: 'aristo-local',
          appId: '1:1:web:aristo-local',
          storageBucket: 'aristo-local.appspot.com',
        },
      },
      allowedOrigins: [],
      mediaOrigins: [],
      notifications: {url: '/notifications/graphql', token: null, documents: 'persisted'},
      rest: {forum: '', assistant: ''},
      assistant: {model: null, wordDelay: 50},
      surveys: {url: '/', ratedFeatures: [], npsForm: 'survey'},
      frames: {
        sprint: {url: '/local-apps/sprint', handOver: 'message'},
        practical: {url: '/local-apps/practical', handOver: 'message'},
        appeals: {url: '/local-apps/appeals', handOver: 'message'},
      },
      freeAppeals: {url: '/local-apps/free-appeals'},
      externalAppOrigin: null,
      operatorToken: undefined,
      signingKeySecret: undefined,
      brand: {name: 'Aristo', slug: 'aristo'},
      remoteConfig: {},
      demo: {email: 'demo@aristo.local', password: 'aristo-demo-2026'},
      demoContent: 'pack',
      mailsPage: true,
      mail: null,
      push: {web: null, fcm: null},
      deliverySeconds: 5,
      examSeconds: 10,
      lateWriteDays: 7,
      allowsAnyDocument: false,
      logLevel: 'info',
      trustedProxies: 0,
      rateLimitPerMinute: 600,
      sockets: {most: 10_000, perNetwork: 1_000, perAccount: 60, checkSeconds: 5},
      isProduction: true,
      testClock: false,
      testClockStart: null,
    })
  })

  describe('of mails', () => {
    const mailOf = (url: string, from = 'Aristo <oi@aristo.example>') =>
      readConfig({SMTP_URL: url, MAIL_FROM: from}).mail

    test('insists on TLS, except on a server of this machine', () => {
      expect(mailOf('smtp://ana%40x:se%3Agredo@mail.example:2525')).toEqual({
        host: 'mail.example',
        port: 2525,
        isSecure: false,
        requiresTls: true,
        user: 'ana@x',
        password: 'se:gredo',
        from: {name: 'Aristo', address: 'oi@aristo.example'},
      })
      expect(mailOf('smtp://mail.example')).toMatchObject({port: 587, user: undefined, requiresTls: true})
      expect(mailOf('smtps://mail.example')).toMatchObject({port: 465, isSecure: true, requiresTls: false})
      expect(mailOf('smtp://127.0.0.1:25', 'oi@aristo.example')).toMatchObject({
        requiresTls: false,
        from: {name: 'Aristo', address: 'oi@aristo.example'},
      })
    })

    test.each([
      'mail.example',
      'http://mail.example',
      'smtp://',
      'smtp://mail.example/x',
      'smtp://mail.example?tls=no',
    ])('takes no server %s', (url) => expect(() => mailOf(url)).toThrow('SMTP_URL'))

    test.each(['Aristo', 'a@b@c', 'Aristo <a@b.c>\r\nBcc: x@y.z', '"x" <a@b.c>'])('takes no sender %j', (from) =>
      expect(() => mailOf('smtp://mail.example', from)).toThrow('MAIL_FROM'),
    )

    test('wants server and sender together, and an origin where others reach this server', () => {
      expect(() => readConfig({SMTP_URL: 'smtp://mail.example'})).toThrow('both or neither')
      expect(() => readConfig({MAIL_FROM: 'a@b.c'})).toThrow('both or neither')
      const given = {SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.c', HOST: '0.0.0.0'}
      expect(() => readConfig(given)).toThrow('set PUBLIC_ORIGIN')
      expect(readConfig({...given, PUBLIC_ORIGIN: 'https://aristo.example'}).mail?.host).toBe('mail.example')
    })
  })

  describe('of push messages', () => {
    const keys = {
      WEB_PUSH_PUBLIC_KEY: Buffer.alloc(65, 4).toString('base64url'),
      WEB_PUSH_PRIVATE_KEY: Buffer.alloc(32, 1).toString('base64url'),
      WEB_PUSH_SUBJECT: 'mailto:equipe@aristo.example',
    }

    test('gives browsers the key of Web Push, and then no sender of Firebase', () => {
      const local = readConfig(keys)
      expect(local.push.web?.publicKey).toBe(keys.WEB_PUSH_PUBLIC_KEY)
      expect(local.firebase.options).toMatchObject({vapidKey: keys.WEB_PUSH_PUBLIC_KEY})
      const google = readConfig({...keys, FIREBASE_WEB_CONFIG: JSON.stringify({...web, messagingSenderId: '1'})})
      expect(google.firebase.options).toEqual({...web, vapidKey: keys.WEB_PUSH_PUBLIC_KEY})
      const own = JSON.stringify({...web, messagingSenderId: '1', vapidKey: 'k'})
      expect(readConfig({FIREBASE_WEB_CONFIG: own}).firebase.options).toEqual(JSON.parse(own))
      expect(() => readConfig({...keys, FIREBASE_WEB_CONFIG: own})).toThrow('not together with vapidKey')
    })

    test('wants all of them, whole', () => {
      expect(() => readConfig({...keys, WEB_PUSH_SUBJECT: ''})).toThrow('all or none')
      expect(() => readConfig({...keys, WEB_PUSH_PRIVATE_KEY: 'curta'})).toThrow('32 bytes in base64url')
      expect(() => readConfig({...keys, WEB_PUSH_SUBJECT: 'equipe'})).toThrow('mailto:')
      expect(() => readConfig({FCM_SERVICE_ACCOUNT: '{"project_id":"meu-projeto"}'})).toThrow('FCM_SERVICE_ACCOUNT')
    })
  })

  test('sends documents as texts to a notification service of another origin, unless that knows them', () => {
    const documentsOf = (env: Record<string, string>) => readConfig(env).notifications.documents
    const url = 'https://avisos.example/graphql'
    expect([
      documentsOf({}),
      documentsOf({NOTIFICATIONS_URL: url}),
      documentsOf({NOTIFICATIONS_URL: url, NOTIFICATIONS_DOCUMENTS: 'persisted'}),
    ]).toEqual(['persisted', 'text', 'persisted'])
  })

  test('has no demo on PostgreSQL or with a Firebase project, unless it is asked for', () => {
    expect(readConfig({DATABASE_URL: 'postgres://x/y'}).demo).toBeNull()
    expect(readConfig({FIREBASE_WEB_CONFIG: JSON.stringify(web)}).demo).toBeNull()
    expect(readConfig({DATABASE_URL: 'postgres://x/y', DEMO: '1'}).demo).not.toBeNull()
    expect(readConfig({DEMO: '0'}).demo).toBeNull()
  })

  test('has no demo where others than this machine come, unless it is asked for', () => {
    for (const env of [
      {PUBLIC_ORIGIN: 'https://aristo.example'},
      {TRUST_PROXY: '1'},
      {TRUST_PROXY: 'loopback'},
      {HOST: '0.0.0.0'},
    ]) {
      expect(readConfig(env)).toMatchObject({demo: null, isPrivate: false})
    }
    expect(readConfig({HOST: '0.0.0.0', DEMO: '1'}).demo).not.toBeNull()
    expect(readConfig({TRUST_PROXY: '1', DEMO: '1'}).demo).not.toBeNull()
  })

  test.each(['MAILS_PAGE', 'DEMO', 'ARISTO_TEST_CLOCK'])('with a public origin refuses %s and says so', (name) => {
    expect(() => readConfig({PUBLIC_ORIGIN: 'https://aristo.example', [name]: 'yes'})).toThrow(`  ${name}: `)
    expect(readConfig({PUBLIC_ORIGIN: 'https://aristo.example', [name]: 'no'}).publicOrigin).toBe(
      'https://aristo.example',
    )
  })

  test('the Auth emulator, whose tokens anybody can write, is only for a server of this machine alone', () => {
    const emulator = {FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099'}
    expect(readConfig(emulator).firebase).toMatchObject({mode: 'local', authEmulator: '127.0.0.1:9099'})
    expect(readConfig(emulator).demo).toBeNull()
    expect(readConfig({}).firebase.authEmulator).toBeUndefined()
    const exposed = [
      {PUBLIC_ORIGIN: 'https://aristo.example'},
      {TRUST_PROXY: '1'},
      {HOST: '0.0.0.0'},
      {FIREBASE_WEB_CONFIG: JSON.stringify({apiKey: 'k', projectId: 'p', appId: 'a'})},
      {FIREBASE_AUTH_EMULATOR_HOST: 'http://127.0.0.1:9099'},
    ]
    for (const env of exposed) expect(() => readConfig({...emulator, ...env})).toThrow('FIREBASE_AUTH_EMULATOR_HOST: ')
    expect(() => readConfig({...emulator, DEMO: 'yes'})).toThrow('DEMO: ')
  })

  test('names everything at once that a public origin refuses', () => {
    const env = {PUBLIC_ORIGIN: 'https://aristo.example', MAILS_PAGE: '1', DEMO: '1', ARISTO_TEST_CLOCK: '1'}
    expect(() => readConfig(env)).toThrow(/ARISTO_TEST_CLOCK[\s\S]*MAILS_PAGE[\s\S]*DEMO/)
  })

  test.each([
    ['no', 0],
    ['0', 0],
    ['1', 1],
    ['9', 9],
    ['10.0.0.0/8', ['10.0.0.0/8']],
    ['loopback, 192.0.2.7 2001:db8::/32', ['loopback', '192.0.2.7', '2001:db8::/32']],
  ])('the trusted proxies %s are read', (text, trusted) => {
    expect(readConfig({TRUST_PROXY: text}).trustedProxies).toEqual(trusted)
  })

  test.each(['yes', 'true', '10', '-1', '0.0.0.0/0', '::/0', '10.0.0.0/33', 'proxy.example', ','])(
    'the trusted proxies may not be %s',
    (text) => {
      expect(() => readConfig({TRUST_PROXY: text})).toThrow('  TRUST_PROXY: ')
    },
  )

  test('shows mails by itself only where strangers cannot come', () => {
    const shows = (env: Record<string, string>) => readConfig(env).mailsPage
    expect(shows({})).toBe(true)
    expect(shows({NODE_ENV: 'development', DEMO: '0'})).toBe(true)
    expect(shows({DEMO: '0'})).toBe(false)
    expect(shows({HOST: '0.0.0.0'})).toBe(false)
    expect(shows({HOST: '0.0.0.0', NODE_ENV: 'development'})).toBe(false)
    expect(shows({DATABASE_URL: 'postgres://x/y'})).toBe(false)
    expect(shows({PUBLIC_ORIGIN: 'https://aristo.example'})).toBe(false)
    expect(shows({TRUST_PROXY: '1', NODE_ENV: 'development'})).toBe(false)
    expect(shows({DATABASE_URL: 'postgres://x/y', HOST: '0.0.0.0', MAILS_PAGE: '1'})).toBe(true)
    expect(shows({MAILS_PAGE: '0'})).toBe(false)
  })

  test('with a Firebase project lets the page reach Google and its own database, nothing else', () => {
    const config = readConfig({FIREBASE_WEB_CONFIG: JSON.stringify(web), MEDIA_ORIGINS: 'https://video.example'})
    expect(config.firebase).toEqual({mode: 'google', options: web})
    const policy = contentSecurityPolicy(config, undefined)
    expect(policy).toContain('https://identitytoolkit.googleapis.com')
    expect(policy).toContain('wss://meu-projeto.firebaseio.com')
    expect(policy).toContain('frame-src https://video.example')
  })

  test('with other hosts for frames and notifications lets the page reach exactly them', () => {
    const config = readConfig({
      NOTIFICATIONS_URL: 'https://avisos.example/graphql',
      FORUM_URL: 'https://forum.example/',
      ASSISTANT_URL: 'https://ia.example/harrison',
      SURVEYS_URL: 'https://pesquisas.example/v1',
      FRAME_SPRINT_URL: 'https://sprint.example/app',
      FRAME_PRACTICAL_URL: '/quadros/pratico',
      FRAME_APPEALS_URL: 'https://recursos.example/app',
      FRAME_HANDOVER: 'message',
    })
    expect(config.frames).toEqual({
      sprint: {url: 'https://sprint.example/app', handOver: 'message'},
      practical: {url: '/quadros/pratico', handOver: 'message'},
      appeals: {url: 'https://recursos.example/app', handOver: 'message'},
    })
    const policy = contentSecurityPolicy(config, undefined)
    expect(policy).toContain("frame-src https://sprint.example 'self' https://recursos.example;")
    expect(policy).toContain(
      "connect-src 'self' https://avisos.example wss://avisos.example https://forum.example https://ia.example https://pesquisas.example;",
    )
    expect(config.rest).toEqual({forum: 'https://forum.example', assistant: 'https://ia.example/harrison'})
    expect(contentSecurityPolicy(readConfig({}), undefined)).toContain("frame-src 'self'; connect-src 'self';")
  })

  test('rates some features, or none', () => {
    const rated = (RATED_FEATURES: string) => readConfig({RATED_FEATURES}).surveys.ratedFeatures
    expect(rated('none')).toEqual([])
    expect(readConfig({DEMO: 'no'}).surveys.ratedFeatures).toEqual(['performance'])
    expect(readConfig({DEMO: 'yes'}).surveys.ratedFeatures).toEqual([])
    expect(rated('decks, themes')).toEqual(['decks', 'themes'])
  })

  test.each([
    ['FRAME_SPRINT_URL', 'http://sprint.example'],
    ['FRAME_SPRINT_URL', 'javascript:alert(1)'],
    ['FRAME_SPRINT_URL', '//sprint.example'],
    ['FRAME_PRACTICAL_URL', 'https://user@pratico.example'],
    ['FRAME_APPEALS_URL', 'https://recursos.example/app?token=1'],
    ['FRAME_HANDOVER', 'cookie'],
    ['NOTIFICATIONS_URL', 'https://avisos.example/graphql?token=1'],
    ['NOTIFICATIONS_TOKEN', 'curto'],
    ['SURVEYS_URL', 'http://pesquisas.example'],
    ['RATED_FEATURES', 'performance, agenda'],
    ['NPS_FORM', 'popup'],
    ['EXTERNAL_APP_ORIGIN', 'https://outra.example/app'],
    ['OPERATOR_TOKEN', 'curto-demais'],
  ])('%s may not be %s', (name, value) => {
    expect(() => readConfig({[name]: value})).toThrow(`  ${name}: `)
  })

  test('names every variable that is wrong', () => {
    const read = () =>
      readConfig({
        PORT: '99999',
        DATABASE_URL: 'mysql://x',
        PUBLIC_ORIGIN: 'https://a.example/path',
        FIREBASE_WEB_CONFIG: '{',
        DEMO: 'maybe',
      })
    for (const name of ['PORT', 'DATABASE_URL', 'PUBLIC_ORIGIN', 'FIREBASE_WEB_CONFIG', 'DEMO'])
      expect(read).toThrow(name)
  })

  test('does not let a server that others can reach have a movable clock', () => {
    expect(() => readConfig({ARISTO_TEST_CLOCK: '1', HOST: '0.0.0.0'})).toThrow('ARISTO_TEST_CLOCK')
    expect(readConfig({ARISTO_TEST_CLOCK: '1'})).toMatchObject({testClock: true, testClockStart: null})
    const start = '2026-03-02T13:00:00.000Z'
    expect(readConfig({ARISTO_TEST_CLOCK: start})).toMatchObject({testClock: true, testClockStart: Date.parse(start)})
    expect(() => readConfig({ARISTO_TEST_CLOCK: start, HOST: '0.0.0.0'})).toThrow('ARISTO_TEST_CLOCK')
    expect(() => readConfig({ARISTO_TEST_CLOCK: 'ontem'})).toThrow('ARISTO_TEST_CLOCK')
    expect(() => readConfig({ARISTO_TEST_CLOCK: '1', TRUST_PROXY: '1'})).toThrow('ARISTO_TEST_CLOCK')
  })
})

test('a path in the log has no query and no name of an object', () => {
  expect(safePath('/agenda?token=secret&email=a@b.c')).toBe('/agenda')
  expect(safePath('/v0/b/bucket/o/images%2Fusers%2F123')).toBe('/v0/b/…')
})
