import {expect, test} from 'vitest'
import {csvOf, parseCsv} from '../../../domain/shared/csv.ts'

test('a table is read by a spreadsheet in Portuguese', () => {
  expect(
    csvOf(
      ['Tema', 'Acertos'],
      [
        ['Sepse; choque', 66.666],
        ['Diga "33"', null],
        ['Vacinas', 3],
      ],
    ),
  ).toBe('\uFEFFTema;Acertos\r\n"Sepse; choque";66,67\r\n"Diga ""33""";\r\nVacinas;3\r\n')
})

test('a text that begins like a formula stays a text', () => {
  expect(csvOf(['Tema'], [['=1+1'], ['+5'], ['-5'], ['@x'], [-5]])).toBe(
    "\uFEFFTema\r\n'=1+1\r\n'+5\r\n'-5\r\n'@x\r\n-5\r\n",
  )
})

test('a file made to fill the memory is read no further than what is asked for', () => {
  expect(parseCsv('\n;'.repeat(500_000), 10)).toEqual([])
  expect(parseCsv('a\n'.repeat(500_000), 10)).toHaveLength(10)
  expect(parseCsv(`a${';'.repeat(500_000)}`, 10)?.map((row) => row.length)).toEqual([65])
  expect(parseCsv(`"${'""'.repeat(500_000)}`, 10)).toBe(null)
})
