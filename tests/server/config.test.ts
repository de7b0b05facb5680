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
      publicOrigin: undefined,
      databaseUrl: undefined,
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
      notifications: {url: '/notifications/graphql', token: null},
      frames: {sprint: {url: '/local-apps/sprint', handOver: 'query'}, practical: {url: '/local-apps/practical', handOver: 'query'}},
      externalAppOrigin: null,
      operatorToken: undefined,
      brand: {name: 'Aristo', slug: 'aristo'},
      remoteConfig: {},
      demo: {email: 'demo@aristo.local', password: 'aristo-demo-2026'},
      demoContent: 'pack',
      mailsPage: true,
      examSeconds: 10,
      logLevel: 'info',
      trustProxy: false,
      rateLimitPerMinute: 600,
      isProduction: true,
      testClock: false,
      testClockStart: null,
    })
  })

  test('has no demo on PostgreSQL or with a Firebase project, unless it is asked for', () => {
    expect(readConfig({DATABASE_URL: 'postgres://x/y'}).demo).toBeNull()
    expect(readConfig({FIREBASE_WEB_CONFIG: JSON.stringify(web)}).demo).toBeNull()
    expect(readConfig({DATABASE_URL: 'postgres://x/y', DEMO: '1'}).demo).not.toBeNull()
    expect(readConfig({DEMO: '0'}).demo).toBeNull()
  })

  test('shows mails by itself only where strangers cannot come', () => {
    const shows = (env: Record<string, string>) => readConfig(env).mailsPage
    expect(shows({})).toBe(true)
    expect(shows({NODE_ENV: 'development', DEMO: '0'})).toBe(true)
    expect(shows({DEMO: '0'})).toBe(false)
    expect(shows({HOST: '0.0.0.0'})).toBe(false)
    expect(shows({HOST: '0.0.0.0', NODE_ENV: 'development'})).toBe(false)
    expect(shows({DATABASE_URL: 'postgres://x/y'})).toBe(false)
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
      FRAME_SPRINT_URL: 'https://sprint.example/app',
      FRAME_PRACTICAL_URL: '/quadros/pratico',
      FRAME_HANDOVER: 'message',
    })
    expect(config.frames).toEqual({
      sprint: {url: 'https://sprint.example/app', handOver: 'message'},
      practical: {url: '/quadros/pratico', handOver: 'message'},
    })
    const policy = contentSecurityPolicy(config, undefined)
    expect(policy).toContain("frame-src https://sprint.example 'self';")
    expect(policy).toContain("connect-src 'self' https://avisos.example wss://avisos.example;")
    expect(contentSecurityPolicy(readConfig({}), undefined)).toContain("frame-src 'self'; connect-src 'self';")
  })

  test.each([
    ['FRAME_SPRINT_URL', 'http://sprint.example'],
    ['FRAME_SPRINT_URL', 'javascript:alert(1)'],
    ['FRAME_SPRINT_URL', '//sprint.example'],
    ['FRAME_PRACTICAL_URL', 'https://user@pratico.example'],
    ['FRAME_HANDOVER', 'cookie'],
    ['NOTIFICATIONS_URL', 'https://avisos.example/graphql?token=1'],
    ['NOTIFICATIONS_TOKEN', 'curto'],
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
  })
})

test('a path in the log has no query and no name of an object', () => {
  expect(safePath('/agenda?token=secret&email=a@b.c')).toBe('/agenda')
  expect(safePath('/v0/b/bucket/o/images%2Fusers%2F123')).toBe('/v0/b/…')
})
