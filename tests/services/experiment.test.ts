import {Client} from '@urql/core'
import {expect, test} from 'vitest'
import {readExperiment} from '../../src/services/shell/experiment.actors.ts'
import {postExchange} from '../../src/services/platform/postExchange.ts'

/** A client whose server says the same to everything. */
const clientOf = (body: unknown, status = 200) =>
  new Client({
    url: 'http://server.test/graphql',
    preferGetMethod: false,
    exchanges: [postExchange],
    fetch: async () => new Response(JSON.stringify(body), {status, headers: {'content-type': 'application/json'}}),
  })

test('the experiment is read with the address of the other version', async () => {
  const getCurrentStudentExperiment = {state: 'web', canReturnToOldVersion: true}
  expect(await readExperiment(clientOf({data: {getCurrentStudentExperiment}}), 'https://antigo.example')).toEqual({
    experiment: expect.objectContaining(getCurrentStudentExperiment),
    forced: null,
    externalApp: 'https://antigo.example',
  })
})

test.each([
  ['no part in an experiment', {data: {getCurrentStudentExperiment: null}}, 200],
  ['no data', {}, 200],
  ['an error', {errors: [{message: 'x', extensions: {code: 'INTERNAL'}}]}, 200],
  ['a server that is down', 'down', 500],
])('%s is thrown as documented', async (_name, body, status) => {
  await expect(readExperiment(clientOf(body, status), null)).rejects.toThrow('Erro ao getCurrentStudentExperiment!')
})
