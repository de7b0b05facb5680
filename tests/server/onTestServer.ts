import {afterAll, beforeAll, beforeEach} from 'vitest'
import type {Database} from '../../server/kernel/database/database.ts'
import {wednesdayNoon} from './fixture.ts'
import {TestServer} from './support.ts'

/** One server for the tests of a describe; at each of them it is `wednesdayNoon` there. */
export function onTestServer(kind: Database['kind'], take: (server: TestServer) => void): void {
  let server: TestServer
  beforeAll(async () => {
    server = await TestServer.open(kind)
    take(server)
  })
  beforeEach(() => {
    server.now = wednesdayNoon
  })
  afterAll(() => server.close())
}
