import {expect, test} from 'vitest'
import {shortName} from '../../../domain/profile/shortName.ts'

test.each([
  ['Ana', 'Ana', 'Ana'],
  ['Ana Souza', 'Ana Souza', 'Ana Souza'],
  ['Ana Beatriz de Souza', 'Ana Souza', 'Ana Souza'],
  ['  Ana   Souza ', 'Ana Souza', 'Ana Souza'],
  ['Maximilianos Lima', 'Maximilianos Lima', 'Maximilianos Lima'],
  ['Maximilianosa Lima', 'M. Lima', 'Maximilianosa Lima'],
  ['Wandercleideson Reis', 'W. Reis', 'Wandercleideson Reis'],
  ['Wandercleidesons Reis', 'W. Reis', 'W. Reis'],
  ['Pneumoultramicroscopicossilicovulcano', 'Pneumoultramicroscop', 'Pneumoultramicroscopicossilico'],
  ['', 'Aristo', 'Aristo'],
  ['   ', 'Aristo', 'Aristo'],
])('"%s" is "%s" on a phone and "%s" on a wide screen', (name, phone, wide) => {
  expect([shortName(name, 'phone', 'Aristo'), shortName(name, 'wide', 'Aristo')]).toEqual([phone, wide])
})
