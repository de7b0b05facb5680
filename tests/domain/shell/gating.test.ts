import {describe, expect, test} from 'vitest'
import {experimentState, externalAuthAddress} from '../../../domain/shell/experiment.ts'
import {
  frameAddress,
  frameOriginOf,
  frameMessage,
  frameRouteOf,
  frameSenderOf,
  frameSandbox,
  frameTimeout,
  tokenMargin,
} from '../../../domain/shell/frames.ts'
import {overlayOf} from '../../../domain/shell/overlays.ts'
import {hrefOfTrialButton, trialMessageOf} from '../../../domain/shell/trialEnding.ts'

describe('what lies over the shell', () => {
  test.each([
    [{blocked: true, onboarding: true, serverModal: true}, 'blocked'],
    [{blocked: false, onboarding: true, serverModal: true}, 'onboarding'],
    [{blocked: false, onboarding: false, serverModal: true}, 'serverModal'],
    [{blocked: false, onboarding: false, serverModal: false}, null],
  ])('of %j it is %s', (wanted, shown) => {
    expect(overlayOf(wanted)).toBe(shown)
  })
})

describe("a button of the trial's message", () => {
  test.each([
    ['link', 'https://aristo.example/planos?de=teste', 'https://aristo.example/planos?de=teste'],
    ['link', ' http://aristo.example ', 'http://aristo.example'],
    ['link', '/perfil', '/perfil'],
    ['unknown type', '/perfil', '/perfil'],
    ['mailto', 'contato@aristo.example', 'mailto:contato@aristo.example'],
    ['mailto', 'mailto:contato@aristo.example', 'mailto:contato@aristo.example'],
    ['whatsapp', '+55 (11) 98888-7777', 'https://wa.me/5511988887777'],
    ['whatsapp', '11 98888-7777', 'https://wa.me/5511988887777'],
    ['whatsapp', 'https://wa.me/5511988887777', 'https://wa.me/5511988887777'],
  ])('%s %j leads to %s', (type, url, href) => {
    expect(hrefOfTrialButton({type, url})).toBe(href)
  })

  test.each([
    ['link', 'javascript:alert(1)'],
    ['link', 'data:text/html,oi'],
    ['link', '//outro.example'],
    ['link', '/\\outro.example'],
    ['link', 'https://aristo.example@outro.example/'],
    ['link', 'https://'],
    ['link', 'planos'],
    ['link', ''],
    ['mailto', 'contato'],
    ['mailto', 'a@b.example?bcc=c@d.example'],
    ['mailto', 'javascript:alert(1)'],
    ['whatsapp', '123'],
    ['whatsapp', 'https://outro.example/'],
    ['whatsapp', 'javascript:alert(1)'],
  ])('%s %j leads nowhere', (type, url) => {
    expect(hrefOfTrialButton({type, url})).toBeNull()
  })
})

describe('the message of an ended trial', () => {
  const info = (id: string, buttons = [{label: 'Planos', url: '/planos', primary: true, type: 'link'}]) => ({
    id,
    title: `Fim ${id}`,
    message: 'Escolha.',
    buttons,
  })

  test("is that of the student's course, else the first", () => {
    expect(trialMessageOf([info('a'), info('b')], 'b')?.title).toBe('Fim b')
    expect(trialMessageOf([info('a'), info('b')], 'c')?.title).toBe('Fim a')
    expect(trialMessageOf([info('a')], undefined)?.title).toBe('Fim a')
  })

  test('is missing when nobody wrote one, or wrote nothing', () => {
    expect(trialMessageOf([], 'a')).toBeNull()
    expect(trialMessageOf([{...info('a'), title: ' ', message: ''}], 'a')).toBeNull()
  })

  test('keeps the buttons that lead somewhere safe and say something', () => {
    const buttons = [
      {label: 'Planos', url: 'https://aristo.example/planos', primary: true, type: 'link'},
      {label: 'Perigo', url: 'javascript:alert(1)', primary: false, type: 'link'},
      {label: ' ', url: '/planos', primary: false, type: 'link'},
      {label: 'E-mail', url: 'a@b.example', primary: false, type: 'mailto'},
    ]
    expect(trialMessageOf([info('a', buttons)], 'a')?.links).toEqual([
      {label: 'Planos', href: 'https://aristo.example/planos', isPrimary: true, opensTab: true},
      {label: 'E-mail', href: 'mailto:a@b.example', isPrimary: false, opensTab: false},
    ])
  })
})

describe('the new-version experiment', () => {
  test("a forced state counts before the student's own", () => {
    expect(experimentState({state: 'web', canReturnToOldVersion: true}, null)).toBe('web')
    expect(experimentState({state: 'web', canReturnToOldVersion: true}, 'flutter')).toBe('flutter')
  })

  test('the token goes to a configured origin only, as one parameter', () => {
    expect(externalAuthAddress('https://antigo.example', 'a+b&c')).toBe(
      'https://antigo.example/external-auth?token=a%2Bb%26c',
    )
    expect(externalAuthAddress('http://localhost:4100', 'a')).toBe('http://localhost:4100/external-auth?token=a')
    for (const origin of [
      '',
      'http://antigo.example',
      'javascript:alert(1)',
      'https://a@b.example',
      'https://b.example/caminho',
    ]) {
      expect(externalAuthAddress(origin, 'a')).toBeNull()
    }
    expect(externalAuthAddress('https://antigo.example', '')).toBeNull()
  })
})

describe('the framed appeals', () => {
  const aim = {
    kind: 'appeals',
    app: {url: 'https://recursos.example', handOver: 'query'},
    token: 'a b',
    route: '/',
  } as const

  test('get the token as userToken and nothing else', () => {
    expect(frameAddress(aim)).toBe('https://recursos.example?userToken=a%20b')
    expect(frameAddress({...aim, app: {...aim.app, handOver: 'message'}})).toBe('https://recursos.example')
    expect(frameMessage(aim)).toEqual({type: 'aristo.token', userToken: 'a b'})
    expect(frameRouteOf('appeals', '/recursos')).toBe('/')
  })

  test('are heard by the origin that a browser says they have', () => {
    expect(
      [
        'https://Recursos.example:443/app',
        'http://localhost:80',
        'https://recursos.example:8443',
        '/local-apps/appeals',
      ].map(frameSenderOf),
    ).toEqual(['https://recursos.example', 'http://localhost', 'https://recursos.example:8443', 'null'])
  })
})

describe('a framed course', () => {
  test('shows the route that follows its home', () => {
    expect(frameRouteOf('sprint', '/sprint')).toBe('/')
    expect(frameRouteOf('sprint', '/sprint/aulas/3')).toBe('/aulas/3')
    expect(frameRouteOf('practical', '/practical-courses/provas')).toBe('/provas')
    expect(frameRouteOf('practical', '/sprint/aulas')).toBe('/')
  })

  test('gets token, aristo=true, app=react and a route in its address', () => {
    expect(
      frameAddress({
        kind: 'sprint',
        app: {url: 'https://sprint.example/app', handOver: 'query'},
        token: 'a b',
        route: '/aulas?x=1',
      }),
    ).toBe('https://sprint.example/app?aristo=true&app=react&route=%2Faulas%3Fx%3D1&token=a%20b')
  })

  test('told by message gets the same parameters beside its token', () => {
    const app = {url: '/local-apps/sprint', handOver: 'message'} as const
    expect(frameMessage({kind: 'sprint', app, token: 'segredo', route: '/aulas'})).toEqual({
      type: 'aristo.token',
      token: 'segredo',
      aristo: 'true',
      app: 'react',
      route: '/aulas',
    })
  })

  test('told by message has no token in its address', () => {
    expect(
      frameAddress({
        kind: 'sprint',
        app: {url: '/local-apps/sprint', handOver: 'message'},
        token: 'segredo',
        route: '/',
      }),
    ).toBe('/local-apps/sprint?aristo=true&app=react&route=%2F')
  })

  test('gets nothing at an address that no deployment may configure', () => {
    for (const url of [
      'http://sprint.example',
      '//sprint.example',
      'javascript:alert(1)',
      'https://a@sprint.example',
      'https://sprint.example?x=1',
      '/a b',
    ]) {
      expect([frameOriginOf(url), frameSenderOf(url)]).toEqual([null, null])
      expect(frameAddress({kind: 'appeals', app: {url, handOver: 'query'}, token: 'segredo', route: '/'})).toBeNull()
    }
  })

  test('from our own origin never shares our origin', () => {
    expect(frameSandbox('/local-apps/sprint')).not.toContain('allow-same-origin')
    expect(frameSandbox('https://sprint.example')).toContain('allow-same-origin')
  })
})

test('a frame fails after twenty seconds, a token is renewed two minutes before its end, and a host has no case', () => {
  expect([frameTimeout, tokenMargin, frameOriginOf('https://Sprint.Example/App')]).toEqual([
    20_000,
    120_000,
    'https://sprint.example',
  ])
})

test.each([
  ['1198888777', 'https://wa.me/551198888777'],
  ['551198888777', 'https://wa.me/551198888777'],
])('the number %s is dialled as %s', (url, href) => {
  expect(hrefOfTrialButton({type: 'whatsapp', url})).toBe(href)
})

test('an address with a control character in it leads nowhere', () => {
  expect(hrefOfTrialButton({type: 'link', url: 'https://aristo.example/a\u0000b'})).toBeNull()
  expect(hrefOfTrialButton({type: 'link', url: 'https://aristo.example/a b'})).toBeNull()
})

test('a message with a title or a text alone says something, one of blanks does not', () => {
  const info = {id: 'c', title: '', message: '', buttons: []}
  expect(trialMessageOf([{...info, title: 'Fim'}], 'c')?.title).toBe('Fim')
  expect(trialMessageOf([{...info, message: 'Acabou'}], 'c')?.message).toBe('Acabou')
  expect(trialMessageOf([{...info, title: ' ', message: ' '}], 'c')).toBeNull()
})
