import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {remoteConfigDefaults} from '../../server/local-firebase/remoteConfig.ts'
import {askedOf, commands, helpText, operate} from '../../server/operations/operate.ts'
import {backends, type Student, TestServer} from './support.ts'

const profileDocument = `{ profile { isPremium trialFinished courseFinished isAccessBlockedForAllCourses roles
  courses { status course { _id } } } }`

describe.each(backends)('an operator on %s', (kind) => {
  let server: TestServer
  let ana: Student
  const email = 'Ana.Operada@exemplo.br'

  beforeAll(async () => {
    server = await TestServer.open(kind)
    await server.course('outro')
    await server.course('velozes', {home_page: '/sprint'})
    ana = await server.student({email, roles: '["curator"]'})
  })
  afterAll(() => server.close())

  const run = async (argv: readonly string[], file?: string) =>
    operate(server.database, askedOf(argv), {now: server.now, file})
  const refusal = (argv: readonly string[], file?: string) =>
    run(argv, file).then(
      (lines) => `carried out: ${lines.join()}`,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    )
  const profile = async () => (await server.ask(profileDocument, {}, {token: ana.token})).data?.profile

  describe('flags, extra time and reports', () => {
    test('sets and takes back every flag of an account, whatever the capitals of the e-mail', async () => {
      const before = await profile()
      for (const name of ['trial-finished', 'course-finished'])
        await run(['account', name, 'ana.operada@exemplo.br', 'on'])
      await run(['account', 'premium', email, 'off'])
      await run(['account', 'block', email])
      expect(await profile()).toMatchObject({
        isPremium: false,
        trialFinished: true,
        courseFinished: true,
        isAccessBlockedForAllCourses: true,
      })
      for (const name of ['trial-finished', 'course-finished']) await run(['account', name, email, 'OFF'])
      await run(['account', 'premium', email, 'on'])
      await run(['account', 'unblock', email])
      expect(await profile()).toEqual(before)
    })

    test('grants extra time for mock exams, and takes it back', async () => {
      const minutes = async () =>
        (await server.ask('{ profile { extraTimeMinutes } }', {}, {token: ana.token})).data?.profile
      expect(await minutes()).toEqual({extraTimeMinutes: 0})
      expect(await run(['extra-time', 'ana.operada@exemplo.br', '60'])).toEqual([
        'ana.operada@exemplo.br: 60 extra minutes',
      ])
      expect(await minutes()).toEqual({extraTimeMinutes: 60})
      for (const wrong of ['241', '-1', '1.5', 'sessenta']) {
        expect(await refusal(['extra-time', email, wrong])).toMatch(/minutes from 0 to 240|Usage/)
      }
      expect(await minutes()).toEqual({extraTimeMinutes: 60})
      await run(['extra-time', email, '0'])
      expect(await minutes()).toEqual({extraTimeMinutes: 0})
    })

    test('lists what students reported, the newest first, each on its line', async () => {
      const report = (document: string, title: string, body: string, type = 'question') => ({
        id: `${type}-${document}`,
        profile_id: ana.profileId,
        type,
        document,
        title,
        body,
        created_at: new Date(server.now),
      })
      await server.database.db
        .insertInto('content_report')
        .values([
          {...report('alta-00', 'Gabarito errado', 'A dose\nnão é\tessa.'), created_at: new Date(server.now - 1_000)},
          report('alta-c00', 'Outro', '', 'flashcard'),
        ])
        .execute()
      const newest = `${new Date(server.now).toISOString()}\tflashcard\talta-c00\tOutro\t`
      const older = `${new Date(server.now - 1_000).toISOString()}\tquestion\talta-00\tGabarito errado\tA dose não é essa.`
      expect(await run(['reports'])).toEqual([newest, older, '2 reports'])
      expect(await run(['reports', '--type', 'question'])).toEqual([older, '1 report'])
      expect(await run(['reports', '--content', 'alta-c00', '--limit', '5'])).toEqual([newest, '1 report'])
      expect(await refusal(['reports', '--type', 'aula'])).toContain('There is no type "aula"')
      expect(await refusal(['reports', '--limit', '0'])).toContain('--limit is 1 to 1000')
    })
  })

  describe('roles and courses', () => {
    test('gives roles once and takes them away', async () => {
      expect(await run(['account', 'role', 'add', email, 'admin'])).toEqual([`${email}: curator, admin`])
      expect(await run(['account', 'role', 'add', email, 'admin'])).toEqual([`${email}: curator, admin`])
      expect(await run(['account', 'role', 'remove', email, 'admin'])).toEqual([`${email}: curator`])
      expect(await refusal(['account', 'role', 'add', email, 'root'])).toContain('There is no role "root"')
    })

    test('adds courses, says how they stand, and leaves the last one', async () => {
      await run(['course', 'add', email, 'outro'])
      await run(['course', 'status', email, 'curso', 'blocked_due_payment'])
      expect(await profile()).toMatchObject({
        courses: [
          {status: 'blocked_due_payment', course: {_id: 'curso'}},
          {status: 'active', course: {_id: 'outro'}},
        ],
      })
      expect(await refusal(['course', 'add', email, 'outro'])).toBe(`${email} has the course outro already.`)
      expect(await refusal(['course', 'add', email, 'nenhum'])).toBe(
        'There is no course "nenhum". Courses: curso, outro, velozes.',
      )
      await run(['course', 'status', email, 'curso', 'active'])
      await run(['course', 'remove', email, 'outro'])
      expect(await refusal(['course', 'remove', email, 'curso'])).toBe(`curso is the only course of ${email}.`)
      expect(await refusal(['course', 'status', email, 'outro', 'active'])).toBe(`${email} has no course "outro".`)
    })

    test('gives a course a menu and the standard one again', async () => {
      const menu = async () => {
        const {data} = await server.ask(
          '{ findBurgerMenuItems { title url order subgroup tag } }',
          {},
          {token: ana.token},
        )
        return data?.findBurgerMenuItems
      }
      // Ana is one of the team by now.
      const team = [
        {title: 'Copa', url: '/copa-aristo', order: 90, subgroup: 'Equipe', tag: null},
        {title: 'Sorteio', url: '/sorteio', order: 91, subgroup: 'Equipe', tag: null},
      ]
      const standard = await menu()
      expect(standard).toEqual([
        {title: 'Agenda', url: '/agenda', order: 1, subgroup: 'Meu Aristo', tag: null},
        {title: 'Atividades extras', url: '/atividades-extras', order: 2, subgroup: 'Meu Aristo', tag: null},
        {title: 'Lista de temas', url: '/lista-de-temas', order: 3, subgroup: 'Meu Aristo', tag: null},
        {title: 'Baralhos', url: '/baralhos', order: 4, subgroup: 'Meu Aristo', tag: null},
        {title: 'Favoritos', url: '/favoritos', order: 5, subgroup: 'Meu Aristo', tag: null},
        {title: 'Desempenho', url: '/desempenho', order: 6, subgroup: 'Meu Aristo', tag: null},
        {title: 'Histórico de provas', url: '/historico-provas', order: 7, subgroup: 'Meu Aristo', tag: null},
        {title: 'Questões comentadas', url: '/questoes-comentadas', order: 8, subgroup: 'Meu Aristo', tag: null},
        {title: 'Mais Aristo', url: '/mais-aristo', order: 9, subgroup: 'Meu Aristo', tag: null},
        {title: 'Artigos', url: '/artigos', order: 10, subgroup: 'Meu Aristo', tag: null},
        {title: 'Aristo Premium', url: '/aristo-premium', order: 11, subgroup: 'Meu Aristo', tag: null},
        {title: 'Recursos', url: '/recursos', order: 12, subgroup: 'Meu Aristo', tag: null},
        {title: 'Perfil', url: '/perfil', order: 13, subgroup: 'Meu Aristo', tag: null},
        ...team,
      ])
      const items = [
        {title: 'Perfil', icon: 'profile', url: '/perfil', order: 2, subgroup: 'Meu Aristo', tag: 'Novo'},
        {title: 'Aulas', icon: 'list', url: 'https://aulas.example/x', order: 1, subgroup: 'Mais', color: '#112233'},
      ]
      await run(['menu', 'set', 'curso', 'menu.json'], JSON.stringify(items))
      expect(await menu()).toEqual([
        {title: 'Aulas', url: 'https://aulas.example/x', order: 1, subgroup: 'Mais', tag: null},
        {title: 'Perfil', url: '/perfil', order: 2, subgroup: 'Meu Aristo', tag: 'Novo'},
        ...team,
      ])
      const [listed = ''] = await run(['menu', 'list', 'curso'])
      await run(['menu', 'reset', 'curso'])
      expect(await menu()).toEqual(standard)
      await run(['menu', 'set', 'curso', 'menu.json'], listed)
      expect(await run(['menu', 'list', 'curso'])).toEqual([listed])
      await run(['menu', 'reset', 'curso'])
      expect(JSON.parse((await run(['menu', 'list', 'velozes']))[0] ?? '')).toMatchObject([
        {url: '/sprint'},
        {url: '/perfil'},
      ])
    })

    test.each([
      ['no list', '{}'],
      ['no JSON', '[{'],
      ['an empty list', '[]'],
      ['a script', '[{"title":"x","icon":"x","url":"javascript:alert(1)","order":1,"subgroup":"x"}]'],
      ['another host without a scheme', '[{"title":"x","icon":"x","url":"//evil.example","order":1,"subgroup":"x"}]'],
      ['an unknown field', '[{"title":"x","icon":"x","url":"/x","order":1,"subgroup":"x","html":"<b>"}]'],
      [
        'one url twice',
        '[{"title":"x","icon":"x","url":"/x","order":1,"subgroup":"x"},{"title":"y","icon":"x","url":"/x","order":2,"subgroup":"x"}]',
      ],
    ])('refuses a menu with %s and keeps the one there is', async (_name, text) => {
      expect(await refusal(['menu', 'set', 'curso', 'menu.json'], text)).toMatch(/^The menu is not /)
      expect(await server.database.db.selectFrom('menu_item').selectAll().execute()).toEqual([])
    })
  })

  describe('messages and the experiment', () => {
    test('publishes a message, sees who has seen it, and withdraws it', async () => {
      const ask = async () =>
        (await server.ask('{ shouldDisplayModal { shouldExecute title text } }', {}, {token: ana.token})).data
      const file = JSON.stringify({title: 'Olá', lines: ['Um.', 'Dois.'], course: 'curso', role: 'curator'})
      const [said = ''] = await run(['modal', 'publish', 'modal.json'], file)
      const id = /^Message (\S+) published$/.exec(said)?.[1] ?? ''
      expect(await ask()).toEqual({shouldDisplayModal: {shouldExecute: true, title: 'Olá', text: ['Um.', 'Dois.']}})
      await server.ask('mutation { markModalAsSeen(idempotencyKey: "visto") }', {}, {token: ana.token})
      expect(await run(['modal', 'list'])).toEqual([[id, 'shown', 'seen by 1', 'curso', 'curator', 'Olá'].join('\t')])
      await run(['modal', 'withdraw', id])
      expect(await run(['modal', 'list'])).toEqual([[id, 'over', 'seen by 1', 'curso', 'curator', 'Olá'].join('\t')])
      expect(await refusal(['modal', 'withdraw', 'nenhuma'])).toBe('There is no message "nenhuma".')
    })

    test.each([
      ['no lines', {title: 'x', lines: []}],
      ['no title', {lines: ['x']}],
      ['an unknown course', {title: 'x', lines: ['x'], course: 'nenhum'}],
      ['an unknown role', {title: 'x', lines: ['x'], role: 'root'}],
      [
        'an end before its start',
        {title: 'x', lines: ['x'], startsAt: '2026-08-01T00:00:00Z', endsAt: '2026-07-01T00:00:00Z'},
      ],
      ['an instant of nonsense', {title: 'x', lines: ['x'], startsAt: 'amanhã'}],
    ])('refuses a message with %s', async (_name, message) => {
      const before = await run(['modal', 'list'])
      expect(await refusal(['modal', 'publish', 'modal.json'], JSON.stringify(message))).not.toContain('carried out')
      expect(await run(['modal', 'list'])).toEqual(before)
    })

    test('puts a student into the experiment, changes it, and takes them out', async () => {
      const ask = async () =>
        (await server.ask('{ getCurrentStudentExperiment { state canReturnToOldVersion } }', {}, {token: ana.token}))
          .data
      await run(['experiment', 'set', email, 'web', '--can-return'])
      expect(await ask()).toEqual({getCurrentStudentExperiment: {state: 'web', canReturnToOldVersion: true}})
      await run(['experiment', 'set', email, 'flutter'])
      expect(await ask()).toEqual({getCurrentStudentExperiment: {state: 'flutter', canReturnToOldVersion: false}})
      await run(['experiment', 'remove', email])
      expect(await ask()).toEqual({getCurrentStudentExperiment: null})
      expect(await refusal(['experiment', 'set', email, '<b>'])).toBe('"<b>" is no name of a version.')
    })
  })

  describe('the remote configuration', () => {
    test('sets values of the remote configuration, which clients get at once', async () => {
      const served = async () =>
        (await server.app.inject('/remote-config.json')).json().config as Record<string, string>
      const before = await served()
      await run(['config', 'set', 'sprintCourseId', 'velozes'])
      await run(['config', 'set', 'practicalCoursesId', '["outro","curso"]'])
      await run(['config', 'set', 'force_experiment', 'flutter'])
      expect(await served()).toEqual({
        ...before,
        sprintCourseId: 'velozes',
        practicalCoursesId: '["outro","curso"]',
        force_experiment: 'flutter',
      })
      expect(await run(['config', 'list'])).toEqual([
        'force_experiment\tflutter',
        'practicalCoursesId\t["outro","curso"]',
        'sprintCourseId\tvelozes',
      ])
      for (const key of ['sprintCourseId', 'practicalCoursesId', 'force_experiment'])
        await run(['config', 'unset', key])
      expect(await served()).toEqual(before)
    })

    test('may set every value to what it is without being set', async () => {
      for (const [key, value] of Object.entries(remoteConfigDefaults)) await run(['config', 'set', key, value])
      for (const key of Object.keys(remoteConfigDefaults)) await run(['config', 'unset', key])
      expect(await run(['config', 'list'])).toEqual([])
    })

    test.each([
      ['nada', 'x', 'There is no value "nada"'],
      ['sprintCourseId', 'nenhum', 'There is no course "nenhum"'],
      ['practicalCoursesId', 'outro', 'The value is not JSON.'],
      ['practicalCoursesId', '["nenhum"]', 'There is no course "nenhum"'],
      ['revalidateData', '[{"id":"x"}]', 'The value is not valid'],
      ['trialEndingInfo', '{}', 'The value is not valid'],
      ['terms_of_use_url', 'javascript:alert(1)', 'is not'],
      ['privacy_policy_url', 'http://sem-tls.example', 'is not'],
      ['contact_phone_number', 'ligue', 'is not'],
      ['force_experiment', '<b>', 'is not'],
    ])('refuses %s = %s', async (key, value, reason) => {
      expect(await refusal(['config', 'set', key, value])).toContain(reason)
      expect(await run(['config', 'list'])).toEqual([])
    })
  })

  describe('notices to students', () => {
    test('notifies one student, a course, or everybody', async () => {
      const others = await server.student()
      const panel = async ({token}: Student) => {
        const document =
          '{ findUserNotifications(userFirebaseId: "x", limit: 10, skip: 0) { link body { message authorName } } }'
        return (await server.ask(document, {}, {token, path: '/notifications/graphql'})).data?.findUserNotifications
      }
      expect(await run(['notify', email, '--message', 'Só você', '--author', 'Dra. Eva', '--link', '/perfil'])).toEqual(
        ['1 student notified'],
      )
      expect(await run(['notify', '--course', 'curso', '--message', 'Turma'])).toEqual(['2 students notified'])
      expect(await panel(ana)).toEqual(
        expect.arrayContaining([
          {link: '/perfil', body: {message: 'Só você', authorName: 'Dra. Eva'}},
          {link: null, body: {message: 'Turma', authorName: 'Equipe Aristo'}},
        ]),
      )
      expect(await panel(others)).toEqual([{link: null, body: {message: 'Turma', authorName: 'Equipe Aristo'}}])
      expect(await run(['notify', '--all', '--message', 'Todos'])).toEqual(['2 students notified'])
    })

    test.each([
      ['no audience', ['notify', '--message', 'x'], 'Say who gets it'],
      ['two audiences', ['notify', email, '--all', '--message', 'x'], 'Say who gets it'],
      ['no message', ['notify', '--all'], 'message: '],
      ['a link elsewhere', ['notify', '--all', '--message', 'x', '--link', 'https://evil.example'], 'link: '],
      ['a picture by script', ['notify', '--all', '--message', 'x', '--picture', 'javascript:1'], 'authorPicture: '],
      ['a message of zeros', ['notify', '--all', '--message', 'a\0b'], 'message: '],
      ['half a character', ['notify', '--all', '--message', 'a\ud800'], 'message: '],
    ])('refuses a notification with %s', async (_name, argv, reason) => {
      expect(await refusal(argv)).toContain(reason)
    })
  })

  describe('listing, and what is refused', () => {
    test('lists the accounts with what holds for them', async () => {
      const lines = await run(['accounts', 'list'])
      expect(lines.find((line) => line.startsWith(email))).toBe([email, 'curso', 'premium', 'curator', '-'].join('\t'))
    })

    test.each([
      [['account', 'block', 'ninguem@exemplo.br'], 'No account has the e-mail "ninguem@exemplo.br".'],
      [['account', 'block', 'a\0b'], '"a\\u0000b" has a character that cannot be stored.'],
      [['account', 'premium', email, 'talvez'], '"talvez" is neither on nor off.'],
      [['account', 'premium', email], 'Usage: account premium EMAIL ON|OFF\nPremium students have no trial.'],
      [['account', 'block', email, 'já'], 'Usage: account block EMAIL\nBlocks access for all courses.'],
      [['launch'], 'There is no command "launch". --help lists all commands.'],
      [['course', 'fly'], 'There is no command "course fly".\n  course list'],
      [['account', 'block', email, '--force'], "Unknown option '--force'"],
    ])('tells why %j does nothing', async (argv, reason) => {
      expect(await refusal(argv)).toContain(reason)
    })

    test('carries a command out whole or not at all', async () => {
      const asked = askedOf(['account', 'block', email])
      const failing = {
        ...asked,
        command: {
          ...asked.command,
          run: async (call: Parameters<typeof asked.command.run>[0]) => {
            await asked.command.run(call)
            throw new Error('the disk is gone')
          },
        },
      }
      await expect(operate(server.database, failing, {now: server.now, file: undefined})).rejects.toThrow(
        'the disk is gone',
      )
      expect(await profile()).toMatchObject({isAccessBlockedForAllCourses: false})
    })
  })
})

test('the help names every command and option', () => {
  const help = helpText()
  expect(commands.filter(({words, about}) => !help.includes(`  ${words}`) || !help.includes(about))).toEqual([])
  for (const {options = {}} of commands) for (const name of Object.keys(options)) expect(help).toContain(`--${name}`)
})
