import {describe, expect, test} from 'vitest'
import {mostAttempts} from '../../domain/delivery/retry.ts'
import {mailLimits} from '../../server/mail/enqueue.ts'
import {emptyMailsOf, mailToOutbox} from '../../server/mail/outbox.ts'
import {impatient, MailHost, type RawHost} from './mailHost.ts'
import {MailWorld, minute} from './mailWorld.ts'
import {backends} from './support.ts'

/** A mail server with nothing to say for itself: it follows the script only. */
const polite = (line: string): string | null => {
  if (/^(?:EHLO|MAIL|RCPT)/.test(line)) return '250 ok\r\n'
  if (line === 'DATA') return '354 go on\r\n'
  return line === '.' ? '250 taken\r\n' : null
}

describe.each(backends)('the delivery of mails on %s', (kind) => {
  const world = new MailWorld(kind)

  test('sends text and HTML in Portuguese once, and then keeps nothing of what they say', async () => {
    const smtp = await world.host()
    await world.enqueue({link: 'https://aristo.example/x?a=1&b=2', text: 'Oi <b>!\n\nhttps://aristo.example/x?a=1&b=2'})
    await world.deliver(smtp.port)
    await world.deliver(smtp.port)
    expect(smtp.taken).toHaveLength(1)
    const [{text, to} = {text: '', to: ''}] = smtp.taken
    expect(to).toBe('ana@exemplo.br')
    expect(text).toContain('From: Aristo <nao-responda@aristo.example>')
    expect(text).toContain('Auto-Submitted: auto-generated')
    expect(text).toContain('Content-Language: pt-BR')
    expect(text).toContain('multipart/alternative')
    const body = text.replaceAll('=\r\n', '').replaceAll('=3D', '=')
    expect(body).toContain('<html lang="pt-BR" dir="ltr">')
    expect(body).toContain('<p>Oi &lt;b&gt;!</p>')
    expect(body).toContain('<a class="button" href="https://aristo.example/x?a=1&amp;b=2">Abrir o link</a>')
    expect(text).not.toContain('List-Unsubscribe')
    expect(await world.rows()).toEqual([
      {
        state: 'sent',
        failures: 0,
        last_error: null,
        body: '',
        sent_at: new Date(world.now),
        next_attempt_at: new Date(world.now),
      },
    ])
  })

  test('sends a mail of the identity provider, and none whose code was used or is out of date', async () => {
    const smtp = await world.host()
    const mail = (code: string, expiresAt: number) =>
      mailToOutbox(
        world.database.db,
        {
          recipient: 'ana@exemplo.br',
          kind: 'PASSWORD_RESET',
          subject: `Senha ${code}`,
          body: `Olá!\n\nhttps://aristo.example/${code}`,
          link: `https://aristo.example/${code}`,
          codeHash: code,
          expiresAt: new Date(expiresAt),
        },
        world.now,
      )
    await mail('boa', world.now + minute)
    await mail('usada', world.now + minute)
    await mail('velha', world.now)
    await emptyMailsOf(world.database.db, ['usada'])
    await world.deliver(smtp.port)
    expect(smtp.taken.map(({text}) => /^Subject: (.*)$/m.exec(text)?.[1])).toEqual(['Senha boa'])
    expect((await world.states()).toSorted()).toEqual(['dropped', 'dropped', 'sent'])
  })

  describe('the outbox', () => {
    test('knows a mail by its key', async () => {
      const smtp = await world.host()
      const first = await world.enqueue({key: 'mesma'})
      expect(first.status).toBe('queued')
      expect(await world.enqueue({key: 'mesma', subject: 'Outra'})).toEqual({...first, status: 'known'})
      await world.deliver(smtp.port)
      expect(await world.enqueue({key: 'mesma'})).toEqual({...first, status: 'known'})
      await world.deliver(smtp.port)
      expect(smtp.taken).toHaveLength(1)
    })

    test('takes so many to one address in an hour and in a day, also when they are asked for at once', async () => {
      const begin = world.now
      const ask = (amount: number) => Promise.all(Array.from({length: amount}, () => world.enqueue()))
      const refused = (results: readonly {status: string}[]) =>
        results.filter(({status}) => status === 'refused').length
      expect(refused(await ask(mailLimits.perHour + 2))).toBe(2)
      expect((await world.enqueue({recipient: 'bia@exemplo.br'})).status).toBe('queued')
      for (let hours = 1; hours * mailLimits.perHour < mailLimits.perDay; hours += 1) {
        world.now += 60 * minute
        expect(refused(await ask(mailLimits.perHour))).toBe(0)
      }
      world.now += 60 * minute
      expect(await world.enqueue()).toEqual({status: 'refused', reason: 'tooMany'})
      world.now = begin + 24 * 60 * minute
      expect((await world.enqueue()).status).toBe('queued')
      world.now = begin
    })

    test.each([
      {recipient: 'ana@exemplo.br, bia@exemplo.br'},
      {recipient: 'ana@exemplo.br\r\nBcc: todos@exemplo.br'},
      {recipient: '<ana@exemplo.br>'},
      {recipient: 'sem arroba'},
      {subject: 'Oi\r\nBcc: todos@exemplo.br'},
      {text: 'x'.repeat(50_001)},
      {key: 'com espaço'},
    ])('refuses what is no mail: %j', async (fields) => {
      await expect(world.enqueue(fields)).rejects.toMatchObject({name: 'ValiError'})
      expect(await world.rows()).toEqual([])
    })
  })

  describe('a refusal', () => {
    test('for world.now is tried again, later each time, and given up in the end', async () => {
      const begin = world.now
      const smtp = await world.host()
      const refusals = mostAttempts
      smtp.refusals = Array.from({length: refusals}, () => ({step: 'rcpt' as const, code: 451, text: 'greylisted'}))
      await world.enqueue()
      await world.deliver(smtp.port)
      expect(await world.rows()).toMatchObject([
        {state: 'waiting', failures: 1, next_attempt_at: new Date(world.now + minute)},
      ])
      await world.deliver(smtp.port)
      expect(smtp.refusals).toHaveLength(refusals - 1)
      const waits: number[] = []
      for (;;) {
        const [row] = await world.rows()
        if (row?.state !== 'waiting') break
        waits.push((row.next_attempt_at.getTime() - world.now) / minute)
        world.now = row.next_attempt_at.getTime()
        await world.deliver(smtp.port)
      }
      expect(waits).toEqual([1, 5, 15, 60, 180, 360, 720, 1_440])
      expect(await world.rows()).toMatchObject([{state: 'dead', failures: mostAttempts}])
      expect((await world.rows())[0]?.last_error).toContain('greylisted')
      expect(smtp.taken).toEqual([])
      world.now = begin
    })

    test('for world.now is followed by the mail, with the same Message-ID, when it is taken later', async () => {
      const smtp = await world.host()
      smtp.refusals = [{step: 'data', code: 452, text: 'no room'}]
      await world.enqueue()
      await world.deliver(smtp.port)
      expect(await world.states()).toEqual(['waiting'])
      world.now += minute
      await world.deliver(smtp.port)
      expect(await world.states()).toEqual(['sent'])
      expect(smtp.taken).toHaveLength(1)
      world.now -= minute
    })

    test.each([
      {step: 'rcpt', code: 550, text: 'no such user'},
      {step: 'data', code: 554, text: 'spam'},
    ] as const)('for good is not tried again: %j', async (refusal) => {
      const smtp = await world.host()
      smtp.refusals = [refusal]
      await world.enqueue()
      await world.deliver(smtp.port)
      world.now += 10 * 24 * 60 * minute
      await world.deliver(smtp.port)
      world.now -= 10 * 24 * 60 * minute
      const [row] = await world.rows()
      expect(row).toMatchObject({state: 'dead', failures: 0})
      expect(row?.last_error).toContain(refusal.text)
      expect(row?.body).not.toBe('')
      expect(smtp.taken).toEqual([])
    })

    test('of the password is one of this server, not of the mail', async () => {
      const smtp = await world.host({
        allowInsecureAuth: true,
        authOptional: false,
        onAuth: ({username, password}, _session, callback) =>
          password === 'certa'
            ? callback(null, {user: username})
            : callback(Object.assign(new Error('wrong password'), {responseCode: 535})),
      })
      await world.enqueue()
      await world.deliver(smtp.port, {user: 'aristo', password: 'errada'})
      expect(await world.states()).toEqual(['waiting'])
      world.now += minute
      await world.deliver(smtp.port, {user: 'aristo', password: 'certa'})
      world.now -= minute
      expect(await world.states()).toEqual(['sent'])
    })
  })

  describe('a server that', () => {
    test('is not there is tried again', async () => {
      const gone = await MailHost.open()
      const {port} = gone
      await gone.close()
      await world.enqueue()
      await world.deliver(port)
      expect(await world.rows()).toMatchObject([{state: 'waiting', failures: 1}])
    })

    test('offers no TLS gets no mail where TLS is asked for', async () => {
      const smtp = await world.host()
      await world.enqueue()
      await world.deliver(smtp.port, {requiresTls: true, user: 'aristo', password: 'segredo'})
      expect(await world.states()).toEqual(['waiting'])
      expect(smtp.taken).toEqual([])
    })

    test('does not answer the end of a mail may have it: it is not sent again', async () => {
      const smtp = await world.host()
      smtp.isSilent = true
      await world.enqueue()
      await world.deliver(smtp.port, {}, impatient)
      expect(await world.states()).toEqual(['unknown'])
      smtp.isSilent = false
      world.now += 10 * 24 * 60 * minute
      await world.deliver(smtp.port)
      world.now -= 10 * 24 * 60 * minute
      expect(smtp.taken).toHaveLength(1)
    })

    const hostile: Record<string, Parameters<typeof RawHost.open>> = {
      'says nothing': [null, () => null],
      'greets with garbage': ['\0\xff{"smtp":1}\r\n', () => null],
      'refuses everybody': ['554 go away\r\n', () => null],
      'never ends its greeting': [`220-${'x'.repeat(200_000)}`, () => null],
      'sends replies without end': [
        '220 hi\r\n',
        (line) => (line.startsWith('EHLO') ? '250-x\r\n'.repeat(20_000) : null),
      ],
      'hangs up on RCPT': [
        '220 hi\r\n',
        (line, socket) => {
          if (!line.startsWith('RCPT')) return polite(line)
          socket.destroy()
          return null
        },
      ],
    }
    test.each(Object.entries(hostile))('%s does not have the mail, which is tried again', async (_name, script) => {
      const server = await world.raw(...script)
      await world.enqueue()
      await world.deliver(server.port, {}, impatient)
      expect(await world.rows()).toMatchObject([{state: 'waiting', failures: 1}])
      const [row] = await world.rows()
      expect(row?.last_error?.length).toBeLessThanOrEqual(300)
      expect(row?.last_error).not.toMatch(/[\p{Cc}]/u)
      // The mail is whole, and a better server takes it.
      const smtp = await world.host()
      world.now += minute
      await world.deliver(smtp.port)
      world.now -= minute
      expect(smtp.taken).toHaveLength(1)
    })

    test.each([
      ['hangs up instead of answering the end', null],
      ['answers the end with garbage', 'ok, I guess\r\n'],
      ['answers the end with a step that is none', '354 go on\r\n'],
    ])('%s may have the mail', async (_name, reply) => {
      const server = await world.raw('220 hi\r\n', (line, socket) => {
        if (line !== '.') return polite(line)
        if (reply === null) socket.destroy()
        return reply
      })
      await world.enqueue()
      await world.deliver(server.port, {}, impatient)
      expect(await world.states()).toEqual(['unknown'])
    })

    const early: Record<string, Parameters<typeof RawHost.open>> = {
      'answers more than it is asked': ['220 hi\r\n250 ok\r\n250 ok\r\n250 ok\r\n354 go\r\n250 ok\r\n', () => null],
      'answers before it has the mail': [
        '220 hi\r\n',
        (line) => (line === 'DATA' ? '354 go on\r\n250 taken already\r\n' : polite(line)),
      ],
      'hangs up in the middle of a mail': [
        '220 hi\r\n',
        (line, socket) => {
          if (line !== 'DATA') return polite(line)
          socket.write('354 go on\r\n')
          socket.destroy()
          return null
        },
      ],
    }
    test.each(Object.entries(early))('%s is believed at most, and gets the mail once', async (_name, script) => {
      const server = await world.raw(...script)
      await world.enqueue()
      await world.deliver(server.port, {}, impatient)
      const [before] = await world.states()
      expect(['sent', 'unknown', 'waiting']).toContain(before)
      const smtp = await world.host()
      world.now += minute
      await world.deliver(smtp.port)
      world.now -= minute
      expect(smtp.taken).toHaveLength(before === 'waiting' ? 1 : 0)
    })

    test('drips its answers is left after a while', async () => {
      const drips: NodeJS.Timeout[] = []
      const server = await world.raw('220 hi\r\n', (line, socket) => {
        if (!line.startsWith('RCPT')) return polite(line)
        drips.push(setInterval(() => socket.writable && socket.write('2'), 50))
        return null
      })
      await world.enqueue()
      await world.deliver(server.port, {}, impatient)
      for (const drip of drips) clearInterval(drip)
      expect(await world.rows()).toMatchObject([{state: 'waiting', last_error: 'The delivery took too long.'}])
    })
  })
})
