import type {Page} from 'playwright'
import {afterEach, beforeEach, describe, expect, test} from 'vitest'
import {addHeaders} from '../../server/http/headers.ts'
import {createUser} from '../../server/local-firebase/identity/accounts.ts'
import {testConfig} from '../server/support.ts'
import {axeFindings, wholeRules} from '../support/axe.ts'
import {ana, onFreshAccount} from './support/account.ts'
import type {Backend} from './support/backend.ts'

let backend: Backend
let page: Page
let violations: string[]

onFreshAccount((opened) => ({backend, page} = opened), {
  options: {brandName: 'Produto & Cia'},
  prepare: (app) => {
    addHeaders(app, testConfig(), Date.now, undefined)
    app.get('/confirmEmail', (_request, reply) => reply.type('text/html').send('<!doctype html><h1>De volta</h1>'))
  },
})

beforeEach(() => {
  violations = []
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) violations.push(message.text())
  })
})

afterEach(() => {
  expect(violations).toEqual([])
})

const sendReset = (email: string, url?: string) =>
  page.evaluate(
    ([to, continueUrl]) => {
      const {auth, session, outcome} = window.sdk
      return outcome(
        auth.sendPasswordResetEmail(session, to, continueUrl === undefined ? undefined : {url: continueUrl}),
      )
    },
    [email, url] as const,
  )

const sendVerification = (url: string) =>
  page.evaluate(
    async ([{email, password}, continueUrl]) => {
      const {auth, session, outcome} = window.sdk
      const {user} = await auth.signInWithEmailAndPassword(session, email, password)
      return outcome(auth.sendEmailVerification(user, {url: continueUrl}))
    },
    [ana, url] as const,
  )

async function openMails(query = ''): Promise<void> {
  await page.goto(`${backend.origin}/local-firebase/mails${query}`)
}

async function openLink(): Promise<void> {
  await openMails()
  await page.getByRole('article').first().getByRole('link').click()
}

/** What axe finds on the page as it is, in both themes and on a phone as well. */
async function findings(): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [360, 1280]) {
      await page.emulateMedia({colorScheme})
      await page.setViewportSize({width, height: 800})
      found.push(...(await axeFindings(page, wholeRules)).map((finding) => `${colorScheme} ${width}: ${finding}`))
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (wider > 0) found.push(`${colorScheme} ${width}: scrolls sideways`)
    }
  }
  return found
}

describe('the page of mails', () => {
  test('is accessible without a mail, and with mails', async () => {
    await openMails()
    expect(await page.getByRole('status').innerText()).toBe('Nenhum e-mail · Atualizar')
    expect(await findings()).toEqual([])
    await page.goto(backend.origin)
    await page.waitForFunction(() => 'sdk' in window)
    expect(await sendReset(ana.email)).toBe('ok')
    await openMails()
    expect(await page.getByRole('status').innerText()).toBe('1 e-mail · Atualizar')
    expect(await findings()).toEqual([])
  })

  test('shows recipient, time and text, and leads to the server that the student used', async () => {
    await sendReset(ana.email)
    await openMails()
    const mail = page.getByRole('article', {name: 'Redefina sua senha do Produto & Cia'})
    expect(await mail.innerText()).toContain('Para ana@exemplo.com')
    expect(await mail.innerText()).toContain('ignore este e-mail: sua senha continua a mesma.')
    expect(await mail.getByRole('link').getAttribute('href')).toMatch(
      new RegExp(`^${backend.origin}/__/auth/action\\?mode=resetPassword&oobCode=[\\w-]{43}$`),
    )
  })

  test('filters by recipient, whatever is typed', async () => {
    const {db} = backend.database
    await createUser(db, {email: 'bia@exemplo.com', password: 'segredo1', uid: 'bia'}, backend.clock.now)
    await sendReset(ana.email)
    await sendReset('bia@exemplo.com')
    await openMails()
    expect(await page.getByRole('article').count()).toBe(2)
    await page.getByRole('searchbox', {name: 'Destinatário'}).fill('BIA@')
    await page.getByRole('button', {name: 'Filtrar'}).click()
    await page.waitForURL(/para=/)
    expect(await page.getByRole('article').innerText()).toContain('bia@exemplo.com')
    for (const odd of ['%', '_', '%00', '"><b>x', '%ud800', 'a'.repeat(300)]) {
      await openMails(`?para=${encodeURIComponent(odd)}`)
      expect(await page.getByRole('heading', {level: 1}).innerText()).toBe('E-mails enviados')
      expect(await page.locator('b').count()).toBe(0)
    }
  })
})

describe('the link of a password mail', () => {
  test('sets a new password, with every refusal beside its field', async () => {
    await sendReset(ana.email, `${backend.origin}/?revalidate=upap`)
    await openLink()
    expect(await findings()).toEqual([])
    const password = page.getByLabel('Nova senha', {exact: true})
    const again = page.getByLabel('Confirmar nova senha')
    const save = page.getByRole('button', {name: 'Salvar nova senha'})

    await password.fill('segredo-novo')
    await again.fill('segredo-outro')
    await save.click()
    expect(await page.getByRole('alert').innerText()).toBe('Novas senhas não são identicas')
    expect(await again.getAttribute('aria-invalid')).toBe('true')
    expect(await findings()).toEqual([])

    for (const [weak, why] of [
      ['pitanga', 'Senha fraca! Use pelo menos 8 caracteres.'],
      [
        'iloveyou',
        'Senha fraca! Ela está entre as mais usadas do mundo, as primeiras que alguém tentaria. Escolha outra.',
      ],
      ['AnaSouza2026', 'Senha fraca! Ela não pode ser seu nome nem seu e-mail. Escolha outra.'],
    ] as const) {
      await password.fill(weak)
      await again.fill(weak)
      await save.click()
      expect(await page.getByRole('alert').innerText()).toBe(why)
      expect(await password.getAttribute('aria-invalid')).toBe('true')
      expect(await findings()).toEqual([])
    }

    await password.fill('segredo-novo')
    await again.fill('segredo-novo')
    await save.click()
    expect(await page.getByRole('heading', {level: 1}).innerText()).toBe('Senha redefinida!')
    expect(await findings()).toEqual([])
    expect(await page.getByRole('link', {name: 'Entrar'}).getAttribute('href')).toBe(
      `${backend.origin}/?revalidate=upap`,
    )

    await page.getByRole('link', {name: 'Entrar'}).click()
    await page.waitForFunction(() => 'sdk' in window)
    const signIn = (secret: string) =>
      page.evaluate(
        ([email, word]) =>
          window.sdk.outcome(window.sdk.auth.signInWithEmailAndPassword(window.sdk.session, email, word)),
        [ana.email, secret] as const,
      )
    expect([await signIn(ana.password), await signIn('segredo-novo')]).toEqual(['auth/wrong-password', 'ok'])
  })

  test('works once, and not after an hour', async () => {
    await sendReset(ana.email)
    await openLink()
    const link = page.url()
    backend.clock.advance(3_600_000)
    await page.reload()
    expect(await page.getByRole('alert').innerText()).toBe('O prazo deste link acabou. Peça outro.')
    expect(await findings()).toEqual([])
    for (const broken of [
      'oobCode=x',
      'oobCode=',
      'mode=verifyEmail',
      'mode=recoverEmail',
      `oobCode=${'a'.repeat(9_000)}`,
    ]) {
      const [name = '', value = ''] = broken.split('=')
      const url = new URL(link)
      url.searchParams.set(name, value)
      const response = await page.goto(url.href)
      expect({broken, status: response?.status()}).toEqual({broken, status: 400})
      expect(await page.getByRole('heading', {level: 1}).innerText()).toBe('Este link não vale mais')
    }
  })

  test('never leads on to a foreign site', async () => {
    expect(await sendReset(ana.email, 'https://evil.example/')).toBe('auth/unauthorized-continue-uri')
    await sendReset(ana.email)
    await openLink()
    await page.goto(`${page.url()}&continueUrl=${encodeURIComponent('https://evil.example/')}`)
    await page.getByLabel('Nova senha', {exact: true}).fill('segredo-novo')
    await page.getByLabel('Confirmar nova senha').fill('segredo-novo')
    await page.getByRole('button', {name: 'Salvar nova senha'}).click()
    expect(await page.getByRole('link', {name: 'Entrar'}).getAttribute('href')).toBe('/')
  })

  test('says not-found for an address without an account, and writes no mail', async () => {
    expect(await sendReset('bia@exemplo.com')).toBe('auth/user-not-found')
    expect(await backend.database.db.selectFrom('mail_outbox').selectAll().execute()).toEqual([])
  })
})

describe('the link of a verification mail', () => {
  const isVerified = async () => {
    const user = await backend.database.db
      .selectFrom('identity_user')
      .selectAll()
      .where('uid', '=', 'ana')
      .executeTakeFirst()
    return user?.email_verified
  }

  test('verifies at the press of a button and goes on with the whole query', async () => {
    expect(await sendVerification(`${backend.origin}/confirmEmail?revalidate=normal&course=x`)).toBe('ok')
    await openLink()
    expect(await isVerified()).toBe(false)
    expect(await findings()).toEqual([])
    await page.getByRole('button', {name: 'Confirmar e-mail'}).click()
    await page.waitForURL(`${backend.origin}/confirmEmail?revalidate=normal&course=x`)
    expect(await page.getByRole('heading').innerText()).toBe('De volta')
    expect(await isVerified()).toBe(true)
  })

  test('says so where it cannot go on by itself', async () => {
    await sendVerification(`${backend.origin.replace('127.0.0.1', 'localhost')}/confirmEmail`)
    await openLink()
    await page.getByRole('button', {name: 'Confirmar e-mail'}).click()
    expect(await page.getByRole('status').innerText()).toBe('Tudo certo com o seu e-mail.')
    expect(await page.getByRole('link', {name: 'Continuar'}).getAttribute('href')).toContain('//localhost:')
    expect(await findings()).toEqual([])
  })
})

describe('the link that changes an address', () => {
  test('asks with a button, says what it did, and the former address takes it back', async () => {
    const signedIn = await page.evaluate(async ({email, password}) => {
      const {auth, session, outcome} = window.sdk
      const {user} = await auth.signInWithEmailAndPassword(session, email, password)
      return outcome(auth.verifyBeforeUpdateEmail(user, 'ana.nova@exemplo.com'))
    }, ana)
    expect(signedIn).toBe('ok')
    await openLink()
    expect(await page.getByText('ana.nova@exemplo.com').count()).toBe(1)
    expect(await findings()).toEqual([])
    await page.getByRole('button', {name: 'Trocar e-mail'}).click()
    expect(await page.getByRole('heading', {level: 1}).innerText()).toBe('E-mail trocado!')
    expect(await findings()).toEqual([])
    const {link} = await backend.database.db
      .selectFrom('mail_outbox')
      .select('link')
      .where('kind', '=', 'RECOVER_EMAIL')
      .executeTakeFirstOrThrow()
    await page.goto(link.replace('http://127.0.0.1', backend.origin))
    expect(await findings()).toEqual([])
    await page.getByRole('button', {name: 'Voltar para este e-mail'}).click()
    expect(await page.getByRole('heading', {level: 1}).innerText()).toBe('Troca desfeita!')
    const user = await backend.database.db
      .selectFrom('identity_user')
      .select('email')
      .where('uid', '=', 'ana')
      .executeTakeFirst()
    expect(user?.email).toBe('ana@exemplo.com')
  })
})
