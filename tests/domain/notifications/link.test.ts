import {expect, test} from 'vitest'
import {targetOf} from '../../../domain/notifications/link.ts'

test.each([
  ['/agenda', {kind: 'own', href: '/agenda'}],
  [' /perfil?aba=semana#fim ', {kind: 'own', href: '/perfil?aba=semana#fim'}],
  ['https://exemplo.org/aula', {kind: 'external', href: 'https://exemplo.org/aula'}],
  ['HTTP://exemplo.org', {kind: 'external', href: 'http://exemplo.org/'}],
] as const)('%s may be opened', (link, target) => {
  expect(targetOf(link)).toEqual(target)
})

test.each([
  null,
  '',
  'agenda',
  '//exemplo.org',
  '/\\exemplo.org',
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'data:text/html,x',
  'mailto:a@b.c',
  'https://',
  'ftp://exemplo.org',
  'vbscript:x',
])('%s leads nowhere', (link) => {
  expect(targetOf(link)).toBeNull()
})
