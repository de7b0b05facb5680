import {describe, expect, test} from 'vitest'
import {agendaErrorNames, errorCodes, failureOf, isAgendaErrorName, isErrorCode} from '../../../domain/shared/errors.ts'
import {failureOfWrite} from '../../../domain/shared/failureOfWrite.ts'

describe('names of errors', () => {
  test('the agenda has the twelve documented refusals, spelled as on the wire', () => {
    expect(agendaErrorNames).toEqual([
      'TRIAL_TIME_OVER',
      'NO_ELEGIBLE_LESSON_TO_REVIEW',
      'NO_AGENDA_CREATION_ON_PAST_DAYS',
      'FAILED_TO_FINISH_STUDY',
      'FAILED_TO_FINISH_REVIEW',
      'QUESTIONS_NOT_FOUND',
      'MANY_COMMANDS_TO_SAME_QUESTION',
      'TOO_MANY_REQUESTS',
      'SAME_COMMAND_AS_PREVIOUS',
      'ERROR_CREATING_AGENDA',
      'COURSE_FINISHED',
      'DEFAULT',
    ])
  })

  test('no name is listed twice', () => {
    expect(new Set(errorCodes).size).toBe(errorCodes.length)
  })

  test.each([
    ['UNAUTHENTICATED', true, false],
    ['TRIAL_TIME_OVER', true, true],
    ['toString', false, false],
    [null, false, false],
    [7, false, false],
  ])('reads %j: known %s, of the agenda %s', (name, isKnown, isOfAgenda) => {
    expect(isErrorCode(name)).toBe(isKnown)
    expect(isAgendaErrorName(name)).toBe(isOfAgenda)
  })

  test('a login that ended wants a renewed login, server trouble and a page too old or too new for it pass, everything else is final', () => {
    const kinds = Object.fromEntries(errorCodes.map((code) => [code, failureOf(code).kind]))
    const {
      UNAUTHENTICATED,
      INTERNAL,
      RATE_LIMITED,
      UNAVAILABLE,
      PERSISTED_DOCUMENT_NOT_FOUND,
      PERSISTED_DOCUMENT_REQUIRED,
      ...others
    } = kinds
    expect(UNAUTHENTICATED).toBe('unauthenticated')
    expect([INTERNAL, RATE_LIMITED, UNAVAILABLE, PERSISTED_DOCUMENT_NOT_FOUND, PERSISTED_DOCUMENT_REQUIRED]).toEqual(
      Array.from({length: 5}, () => 'unreachable'),
    )
    expect([...new Set(Object.values(others))]).toEqual(['refused'])
    expect(failureOf('OUTSIDE_EDITING_WINDOW')).toEqual({kind: 'refused', code: 'OUTSIDE_EDITING_WINDOW'})
  })

  test('what a blocked student has studied waits; whatever else is final stays final', () => {
    expect(failureOfWrite('FORBIDDEN')).toEqual({kind: 'unreachable'})
    const others = errorCodes.filter((code) => code !== 'FORBIDDEN')
    expect(others.map(failureOfWrite)).toEqual(others.map(failureOf))
  })
})
