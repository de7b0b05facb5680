import {describe, expect, test} from 'vitest'
import {hashPassword, passwordMatches} from '../../server/local-firebase/identity/passwords.ts'
import {frameJoiner, maxMessageLength} from '../../server/local-firebase/realtime/frames.ts'
import {querySchema, selectBy} from '../../server/local-firebase/realtime/query.ts'
import {withServerValues} from '../../server/local-firebase/realtime/serverValues.ts'
import {
  ancestorsOf,
  isRelated,
  leavesOf,
  parseJson,
  parsePath,
  treeOf,
  withValueAt,
} from '../../server/local-firebase/realtime/tree.ts'
import {mayReadObject, mayWriteObject, realtimeRule} from '../../server/local-firebase/rules.ts'
import {isTrueKind} from '../../server/local-firebase/storage/contentKind.ts'
import {parseUpload} from '../../server/local-firebase/storage/multipart.ts'
import * as v from 'valibot'

describe('frames', () => {
  test('join into the message that was cut', () => {
    const join = frameJoiner()
    expect(['2', '{"t":', '"c"}', '0', '{"t":"d"}'].map(join)).toEqual([
      'incomplete',
      'incomplete',
      {message: '{"t":"c"}'},
      'keepalive',
      {message: '{"t":"d"}'},
    ])
  })

  test('that are numbers themselves are content where content is due', () => {
    const join = frameJoiner()
    expect(['2', '12', '34'].map(join)).toEqual(['incomplete', 'incomplete', {message: '1234'}])
  })

  test.each([
    ['more frames than a message may have', ['9']],
    ['one frame that is too long', ['x'.repeat(maxMessageLength + 1)]],
    ['frames that are too long together', ['8', 'x'.repeat(maxMessageLength), 'x']],
  ])('break the rules with %s', (_name, frames) => {
    const join = frameJoiner()
    expect(frames.map(join).at(-1)).toBe('broken')
  })
})

describe('paths and trees', () => {
  test.each([
    ['/a//b/', '/a/b'],
    ['', ''],
    ['/a.b', undefined],
    ['/a/$b', undefined],
    ['/a\u0000', undefined],
    [`/${'a/'.repeat(17)}`, undefined],
  ])('the path %j is kept as %j', (text, path) => {
    expect(parsePath(text)).toBe(path)
  })

  test('the paths above a path are all but the root', () => {
    expect(ancestorsOf('/a/b/c')).toEqual(['/a', '/a/b'])
  })

  test('a name that only begins like another is not related to it', () => {
    expect([isRelated('/a', '/ab'), isRelated('/a', '/a/b'), isRelated('/a/b', '/a'), isRelated('', '/a')]).toEqual([
      false,
      true,
      true,
      true,
    ])
  })

  test('a tree comes back from its leaves', () => {
    const tree = {b: {c: 1, d: 'x'}, e: true}
    expect(treeOf('/a', leavesOf('/a', tree))).toEqual(tree)
  })

  test('what is empty is nothing, and names with signs are refused', () => {
    expect([parseJson({a: {b: null}}), parseJson([1, null, 2]), parseJson({'a.b': 1}), parseJson(Number.NaN)]).toEqual([
      null,
      {0: 1, 2: 2},
      undefined,
      undefined,
    ])
  })

  test('a value put below another leaves no empty tree behind', () => {
    expect([withValueAt({a: {b: 1}}, ['a', 'b'], null), withValueAt(5, ['a'], 1)]).toEqual([null, {a: 1}])
  })
})

describe('values of the server', () => {
  test('are the time and sums', () => {
    const sent = {at: {'.sv': 'timestamp'}, count: {'.sv': {increment: -2}}, first: {'.sv': {increment: 1}}}
    expect(withServerValues(sent, {count: 5}, 1_000)).toEqual({at: 1_000, count: 3, first: 1})
  })

  test('of an unknown kind are refused', () => {
    expect(withServerValues({'.sv': 'anything'}, null, 1_000)).toBeUndefined()
  })
})

describe('queries', () => {
  const tree = {a: {age: 3}, b: {age: 1}, c: {}, 10: {age: 2}, 9: {age: 2}}
  const ask = (query: object) => selectBy(v.parse(querySchema, query), tree)

  test.each([
    ['the two smallest', {i: 'age', l: 2, vf: 'l'}, ['b', 'c']],
    ['the two largest', {i: 'age', l: 2, vf: 'r'}, ['10', 'a']],
    ['from two up', {i: 'age', sp: 2}, ['10', '9', 'a']],
    ['above two', {i: 'age', sp: 2, sin: false}, ['a']],
    ['after nine of two', {i: 'age', sp: 2, sn: '9', sin: false}, ['10', 'a']],
    ['until one', {i: 'age', ep: 1}, ['b', 'c']],
    ['names from ten to a', {i: '.key', sp: '10', ep: 'a'}, ['10', 'a']],
  ])('%s', (_name, query, names) => {
    expect(Object.keys(ask(query) ?? {}).toSorted()).toEqual(names)
  })
})

describe('the rules', () => {
  const ana = {uid: 'ana'}

  test('let a student have a node for each tab and nothing else there', () => {
    const rule = realtimeRule('/presence/ana')
    const tab = {state: 'online', since: 1}
    const many = Object.fromEntries(Array.from({length: 33}, (_, index) => [`tab${index}`, tab]))
    const refused = [
      'online',
      5,
      tab,
      {a: {...tab, note: 'x'}},
      {a: {...tab, state: 'away'}},
      {['x'.repeat(65)]: tab},
      many,
    ]
    expect([null, {a: tab}, {a: tab, b: tab}].map((tabs) => rule?.mayWrite(ana, null, tabs))).toEqual([
      true,
      true,
      true,
    ])
    expect(refused.map((tabs) => rule?.mayWrite(ana, null, tabs))).toEqual(refused.map(() => false))
    expect([rule?.mayWrite({uid: 'bia'}, null, null), rule?.mayWrite(null, null, null)]).toEqual([false, false])
    expect([rule?.mayRead(ana), rule?.mayRead({uid: 'bia'}), rule?.mayRead(null)]).toEqual([true, false, false])
  })

  test('let everybody who is signed in read the counter, and nobody move it', () => {
    const rule = realtimeRule('/onlineCount')
    expect([rule?.mayRead(ana), rule?.mayRead(null)]).toEqual([true, false])
    expect([rule?.mayWrite(ana, 1, 2), rule?.mayWrite(null, 1, 2)]).toEqual([false, false])
  })

  test('give every profile its own place among the pictures', () => {
    const names = ['images/users/p', 'images/users/p/a.png', 'images/users/pp', 'images/users/q', 'pdfs/planners/1.pdf']
    expect(names.map((name) => mayWriteObject('p', name))).toEqual([true, true, false, false, false])
    expect(names.map((name) => mayReadObject('p', name))).toEqual([true, true, false, false, true])
  })
})

describe('an upload', () => {
  const frame = (type: string, bytes: string) =>
    Buffer.from(
      `--x1\r\nContent-Type: application/json\r\n\r\n{"contentType":"${type}"}\r\n--x1\r\nContent-Type: ${type}\r\n\r\n${bytes}\r\n--x1--`,
    )

  test('keeps bytes that contain its own boundary', () => {
    const upload = parseUpload('multipart/related; boundary=x1', frame('image/png', 'a\r\n--x1\r\nb'))
    expect([upload?.contentType, upload?.bytes.toString()]).toEqual(['image/png', 'a\r\n--x1\r\nb'])
  })

  test.each([
    ['no boundary', 'multipart/related', frame('image/png', 'a')],
    ['another boundary', 'multipart/related; boundary=y', frame('image/png', 'a')],
    ['no end', 'multipart/related; boundary=x1', frame('image/png', 'a').subarray(0, -6)],
    ['one part', 'multipart/related; boundary=x1', Buffer.from('--x1\r\nContent-Type: a\r\n\r\n{}\r\n--x1--')],
    ['nothing', 'multipart/related; boundary=x1', Buffer.alloc(0)],
  ])('with %s is none', (_name, type, body) => {
    expect(parseUpload(type, body)).toBeUndefined()
  })

  test('is what its first bytes say', () => {
    expect([
      isTrueKind('image/jpeg', Buffer.from([0xff, 0xd8, 0xff, 0xe0])),
      isTrueKind('image/png', Buffer.from([0xff, 0xd8, 0xff, 0xe0])),
      isTrueKind('application/pdf', Buffer.from('%PDF-1.7')),
      isTrueKind('text/html', Buffer.from('<html>')),
    ]).toEqual([true, false, false, false])
  })
})

describe('passwords', () => {
  test('a password matches its own hash only, and nobody without one', async () => {
    const stored = await hashPassword('segredo1')
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(
      await Promise.all([
        passwordMatches('segredo1', stored),
        passwordMatches('segredo2', stored),
        passwordMatches('segredo1', undefined),
        passwordMatches('nobody has this password', null),
      ]),
    ).toEqual([true, false, false, false])
  })
})
