import {expect, test} from 'vitest'
import {askFailureOf} from '../../../domain/assistant/failures.ts'
import {errorCodes} from '../../../domain/shared/errors.ts'

const table = {
  KEY_NOT_SHOWN: 'keyNotShown',
  RATE_LIMITED: 'rateLimited',
  ANSWER_WITHHELD: 'withheld',
  USAGE_LIMIT_REACHED: 'usedUp',
  ALREADY_ANSWERED: 'settled',
  NOT_FOUND: 'settled',
}

test('every refusal of a question has one end; what nobody names is a connection that broke', () => {
  expect(Object.fromEntries(errorCodes.map((code) => [code, askFailureOf(code)]))).toEqual({
    ...Object.fromEntries(errorCodes.map((code) => [code, 'unavailable'])),
    ...table,
  })
  expect(askFailureOf(null)).toBe('broken')
})
