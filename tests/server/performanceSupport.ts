import {expect} from 'vitest'
import type {Student, TestServer} from './support.ts'

/** Asks as a student, whatever the server's clock says by then. */
export function asking(serverOf: () => TestServer) {
  const reply = async (student: Student, document: string, variables: Record<string, unknown> = {}) =>
    serverOf().ask(document, variables, {token: await serverOf().token(student.uid)})
  return {
    /** What the one root field answers, without an error. */
    ask: async (student: Student, document: string, variables: Record<string, unknown> = {}) => {
      const {data, codes} = await reply(student, document, variables)
      expect(codes).toEqual([])
      return Object.values(data ?? {})[0] as never
    },
    codes: async (student: Student, document: string, variables: Record<string, unknown> = {}) =>
      (await reply(student, document, variables)).codes,
  }
}
