import {createUser} from '../../server/local-firebase/identity/accounts.ts'
import type {Student, TestServer} from './support.ts'

export type Tokens = {readonly idToken: string; readonly refreshToken: string}

export const password = 'segredo-1'

/** A student whose account is of the local provider. */
export async function localStudent(server: TestServer): Promise<Student & {readonly email: string}> {
  const student = await server.student()
  const email = `${student.uid.toLowerCase()}@exemplo.br`
  await createUser(server.database.db, {email, password, uid: student.uid}, () => server.now)
  return {...student, email}
}

/** Signs in; without headers as a program does that keeps no cookies. */
export async function signIn(server: TestServer, email: string, headers: Record<string, string> = {}): Promise<Tokens> {
  const response = await server.app.inject({
    method: 'POST',
    url: '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword',
    headers,
    payload: {email, password, returnSecureToken: true},
  })
  return response.json<Tokens>()
}
