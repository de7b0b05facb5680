import {expect, test} from 'vitest'
import {openDocument} from '../../../machines/themes/documents.selectors.ts'
import {documentsModel, errata, planner} from '../../models/themes/documents.model.ts'
import {startHarness} from '../../support/harness.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(documentsModel)

const arrived = {type: 'documents.arrived', documents: [planner, errata]}
const broken = {type: 'xstate.done.actor.checkDocument', output: 'broken'}
const whole = {type: 'xstate.done.actor.checkDocument', output: 'whole'}

test('a document is opened, read and closed, and the address says so', async () => {
  const harness = startHarness(documentsModel, {id: null})
  const seen: unknown[] = []
  for (const event of [arrived, {type: 'document.open', id: 'd2'}, whole, {type: 'document.close'}]) {
    await harness.dispatch(event)
    seen.push([harness.value(), openDocument(harness.actor.getSnapshot())?.id ?? null])
  }
  expect(seen).toEqual([
    ['idle', null],
    ['loading', 'd2'],
    ['shown', 'd2'],
    ['idle', null],
  ])
  expect(harness.effects).toEqual([
    {type: 'showDocument', params: {id: 'd2'}},
    {type: 'showDocument', params: {id: null}},
  ])
})

test('a shared address opens its document once the list is here; a broken file gives way to the placeholder', async () => {
  const harness = startHarness(documentsModel, {id: 'd1'})
  await harness.dispatch(arrived)
  expect(harness.requests.at(-1)).toEqual({name: 'checkDocument', input: {url: planner.url}})
  await harness.dispatch(broken)
  expect(harness.value()).toBe('placeholder')
})

test('the server saying the same list again does not open the document anew; another file does', async () => {
  const harness = startHarness(documentsModel, {id: 'd1'})
  for (const event of [arrived, whole, arrived]) await harness.dispatch(event)
  expect(harness.value()).toBe('shown')
  await harness.dispatch({type: 'documents.arrived', documents: [{...planner, url: '/pdfs/planners/new.pdf'}]})
  expect([harness.value(), harness.requests.at(-1)?.input]).toEqual(['loading', {url: '/pdfs/planners/new.pdf'}])
})

test('a document that is in the list no more is closed', async () => {
  const harness = startHarness(documentsModel, {id: 'd1'})
  for (const event of [arrived, whole, {type: 'documents.arrived', documents: [errata]}]) await harness.dispatch(event)
  expect(harness.value()).toBe('idle')
})

test('a list that is here stays when the server cannot be reached later', async () => {
  const harness = startHarness(documentsModel, {id: null})
  await harness.dispatch({type: 'documents.failed'})
  expect(harness.actor.getSnapshot().context.list).toBe('failed')
  await harness.dispatch({type: 'documents.retry'})
  expect(harness.received).toEqual([{name: 'watchDocuments', event: {type: 'documents.ask'}}])
  await harness.dispatch(arrived)
  await harness.dispatch({type: 'documents.failed'})
  expect(harness.actor.getSnapshot().context.list).toBe('ready')
})
