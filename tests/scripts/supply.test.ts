import {describe, expect, test} from 'vitest'
import {exitCodes, verdictOf} from '../../scripts/lib/advisories.ts'
import {notesOf} from '../../scripts/lib/changelog.ts'
import {missingParts} from '../../scripts/lib/parts.ts'

describe('the reply of an advisory database', () => {
  const metadata = {dependencies: {total: 1_333}}

  test('without an advisory is clean', () => {
    expect(verdictOf({vulnerabilities: {}, metadata})).toEqual({kind: 'clean', lines: ['1333 packages, no advisory.']})
  })

  test('names what was found, the worst first', () => {
    const via = [{title: 'Prototype pollution', url: 'https://github.com/advisories/GHSA-1'}]
    expect(
      verdictOf({
        metadata,
        vulnerabilities: {
          mild: {severity: 'low', isDirect: false, range: '<2', via: ['worse']},
          worse: {severity: 'critical', isDirect: true, range: '<1.2.3', via},
        },
      }),
    ).toEqual({
      kind: 'found',
      lines: [
        'critical: worse <1.2.3: Prototype pollution https://github.com/advisories/GHSA-1',
        'low: mild <2: by way of worse',
      ],
    })
  })

  test.each([
    [undefined, 'it gave no answer'],
    [{}, 'it gave no answer'],
    [{message: '405 Method Not Allowed', error: {summary: ''}}, '405 Method Not Allowed'],
    [{error: {summary: 'getaddrinfo ENOTFOUND'}}, 'getaddrinfo ENOTFOUND'],
    [{vulnerabilities: {}, metadata: {dependencies: {total: 0}}}, 'it gave no answer'],
  ])('is never taken for clean when it is %j', (reply, said) => {
    expect(verdictOf(reply)).toEqual({kind: 'unreachable', lines: [said]})
  })

  test('has an exit code for each of its three outcomes', () => {
    expect(exitCodes).toEqual({clean: 0, found: 1, unreachable: 3})
  })
})

describe('the list of parts', () => {
  const packages = {
    '': {version: '1.0.0'},
    'node_modules/ws': {version: '8.0.0'},
    'node_modules/@a/b': {version: '1.0.0'},
    'node_modules/ws/node_modules/c': {version: '2.0.0'},
    'node_modules/tool': {version: '1.0.0', dev: true},
    'node_modules/other-platform': {version: '1.0.0', optional: true},
  }
  const components = [
    {name: 'ws', version: '8.0.0'},
    {group: '@a', name: 'b', version: '1.0.0'},
    {name: 'c', version: '2.0.0'},
  ]

  test('is whole when each package that ships is on it', () => {
    expect(missingParts({components}, {packages})).toEqual([])
  })

  test('names a package that is missing, and one of another version', () => {
    expect(missingParts({components: [{name: 'ws', version: '7.0.0'}, ...components.slice(1)]}, {packages})).toEqual([
      'ws@8.0.0',
    ])
    expect(missingParts({}, {packages})).toEqual(['ws@8.0.0', '@a/b@1.0.0', 'c@2.0.0'])
  })
})

describe('release notes', () => {
  const changelog =
    '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- New.\n\n## [1.1.0] - 2026-10-01\n\n- Old.\n\n## [1.0.0]\n\n[1.1.0]: https://exemplo.br\n'

  test('are what the changelog says of a version', () => {
    expect(notesOf(changelog, 'unreleased')).toBe('### Added\n\n- New.')
    expect(notesOf(changelog, '1.1.0')).toBe('- Old.')
  })

  test('are not there for a version without a word', () => {
    expect(notesOf(changelog, '1.0.0')).toBeUndefined()
    expect(notesOf(changelog, '2.0.0')).toBeUndefined()
  })
})
