import {expect, test} from 'vitest'
import {isAllowed, lockComplaints} from '../../scripts/licences.ts'

test('one free side of an OR is enough, an AND needs both', () => {
  expect(isAllowed('(GPL-3.0 OR MIT)')).toBe(true)
  expect(isAllowed('(GPL-3.0 AND MIT)')).toBe(false)
  expect(isAllowed('(MIT AND Apache-2.0)')).toBe(true)
})

test('a production dependency with a licence that is not on the list is named', () => {
  const packages = {'node_modules/a': {license: 'GPL-3.0'}, 'node_modules/b': {license: 'GPL-3.0', dev: true}}
  expect(lockComplaints({packages})).toEqual(['node_modules/a: licence GPL-3.0 is not on the list'])
})

test('a dependency that states no licence anywhere is named', () => {
  expect(lockComplaints({packages: {'node_modules/a': {}}})).toEqual([
    'node_modules/a: licence unknown is not on the list',
  ])
})

test('an address of a registry in the lock file is named', () => {
  const packages = {'node_modules/a': {license: 'MIT', resolved: 'https://registry.example/a.tgz'}}
  expect(lockComplaints({packages})).toEqual(['node_modules/a: the lock file names a registry address'])
})

test('a build for another platform that is missing from the lock file is named', () => {
  const packages = {
    'node_modules/a': {license: 'MIT', optionalDependencies: {'a-linux': '1.0.0', 'a-darwin': '1.0.0'}},
    'node_modules/a/node_modules/a-linux': {license: 'MIT', optional: true},
  }
  expect(lockComplaints({packages})).toEqual([
    'node_modules/a: a-darwin is missing from the lock file, so "npm ci" fails on its platform',
  ])
})

test('a build hoisted to the top of the tree counts as present', () => {
  const packages = {
    'node_modules/b/node_modules/a': {license: 'MIT', optionalDependencies: {'a-linux': '1.0.0'}},
    'node_modules/a-linux': {license: 'MIT', optional: true},
  }
  expect(lockComplaints({packages})).toEqual([])
})
