import {describe, expect, test} from 'vitest'
import {experimentText} from '../../../src/text/shell/gating.ts'
import {accessBlockedModel} from '../../models/shell/accessBlocked.model.ts'
import {courseSwitchModel, twoCourses} from '../../models/shell/courseSwitch.model.ts'
import {experimentModel} from '../../models/shell/experiment.model.ts'
import {frameModel} from '../../models/shell/frame.model.ts'
import {serverModalModel} from '../../models/shell/serverModal.model.ts'
import {startHarness} from '../../support/harness.ts'

const done = (name: string, output: unknown) => ({type: `xstate.done.actor.${name}`, output})
const failed = (name: string, error: unknown) => ({type: `xstate.error.actor.${name}`, error})

describe('blocked access', () => {
  const access = {
    isAccessBlockedForAllCourses: false,
    trialFinished: true,
    courseFinished: true,
    courses: [{status: 'blocked_due_payment'}],
  }
  const read = (changes: Partial<typeof access>) => ({
    type: 'profile.read' as const,
    read: {access: {...access, ...changes}, courses: twoCourses},
  })

  test('the reasons count in the documented order', () => {
    const {actor} = startHarness(accessBlockedModel)
    const active = [{status: 'active'}]
    const reasons = [
      read({isAccessBlockedForAllCourses: true}),
      read({}),
      read({courses: active}),
      read({courses: active, trialFinished: false}),
      read({courses: active, trialFinished: false, courseFinished: false}),
    ].map((event) => {
      actor.send(event)
      return actor.getSnapshot().context.reason
    })
    expect(reasons).toEqual(['allCourses', 'payment', 'trial', 'course', null])
    expect(actor.getSnapshot().value).toBe('open')
  })

  test("a blocked student's profile is asked for every minute until the block is gone", () => {
    const harness = startHarness(accessBlockedModel)
    harness.actor.send(read({}))
    for (const now of [0, 59_999, 60_000, 60_001, 120_000]) harness.actor.send({type: 'clock.ticked', now})
    expect(harness.effects.map(({type}) => type)).toEqual(['readProfileAgain', 'readProfileAgain'])
    harness.actor.send(read({courses: [{status: 'active'}], trialFinished: false, courseFinished: false}))
    harness.actor.send({type: 'clock.ticked', now: 600_000})
    expect(harness.effects).toHaveLength(2)
  })

  test('a student who is blocked again is asked for again a minute later, not at once', () => {
    const harness = startHarness(accessBlockedModel)
    harness.actor.send(read({}))
    harness.actor.send({type: 'clock.ticked', now: 0})
    harness.actor.send(read({courses: [{status: 'active'}], trialFinished: false, courseFinished: false}))
    harness.actor.send(read({}))
    for (const now of [100_000, 159_999]) harness.actor.send({type: 'clock.ticked', now})
    expect(harness.effects).toEqual([])
    harness.actor.send({type: 'clock.ticked', now: 160_000})
    expect(harness.effects.map(({type}) => type)).toEqual(['readProfileAgain'])
  })

  test('blocked for all courses, another course cannot even be asked for', () => {
    const harness = startHarness(accessBlockedModel)
    harness.actor.send(read({isAccessBlockedForAllCourses: true, courses: [{status: 'active'}, {status: 'active'}]}))
    harness.actor.send({type: 'course.choose', courseId: 'revalida'})
    expect(harness.effects).toEqual([])
  })
})

describe('course switch', () => {
  const chosen = () => {
    const harness = startHarness(courseSwitchModel)
    harness.actor.send({type: 'courses.changed', courses: twoCourses})
    harness.actor.send({type: 'course.choose', courseId: 'revalida'})
    return harness
  }

  test('fifty clicks are one switch, and trying again has the same key', async () => {
    const harness = chosen()
    for (let click = 0; click < 50; click += 1) harness.actor.send({type: 'switch.confirm', key: `key-${click}`})
    expect(harness.requests).toEqual([{name: 'swapCurrentCourse', input: {courseId: 'revalida', key: 'key-0'}}])
    await harness.dispatch(failed('swapCurrentCourse', new Error('unreachable')))
    expect(harness.effects).toEqual([{type: 'notifyFailure', params: undefined}])
    harness.actor.send({type: 'switch.retry'})
    expect(harness.requests.at(-1)).toEqual({name: 'swapCurrentCourse', input: {courseId: 'revalida', key: 'key-0'}})
  })

  test('tells other tabs, drops what is cached and reloads, in this order', async () => {
    const harness = chosen()
    harness.actor.send({type: 'switch.confirm', key: 'key'})
    await harness.dispatch(done('swapCurrentCourse', undefined))
    expect(harness.effects.map(({type}) => type)).toEqual(['tellOtherTabs'])
    await harness.dispatch(done('dropCaches', undefined))
    expect(harness.effects.map(({type}) => type)).toEqual(['tellOtherTabs', 'reload'])
  })

  test('waits for answers on their way and goes on by itself when they are saved', () => {
    const harness = chosen()
    harness.actor.send({type: 'work.changed', unsaved: 1, isAtRisk: false})
    harness.actor.send({type: 'switch.confirm', key: 'key'})
    expect({value: harness.value(), requests: harness.requests}).toEqual({value: 'waiting', requests: []})
    harness.actor.send({type: 'work.changed', unsaved: 0, isAtRisk: false})
    expect(harness.requests).toHaveLength(1)
  })

  test('never leaves a tab that alone holds answers', () => {
    const harness = chosen()
    harness.actor.send({type: 'work.changed', unsaved: 1, isAtRisk: true})
    harness.actor.send({type: 'switch.confirm', key: 'key'})
    harness.actor.send({type: 'switch.anyway'})
    expect(harness.value()).toBe('waiting')
    harness.actor.send({type: 'course.switchedElsewhere'})
    harness.actor.send({type: 'reload.accept'})
    expect(harness.value()).toBe('offering')
  })

  test("a switch on another device is followed when the profile tells of it, this tab's own is not taken for one", async () => {
    const other = twoCourses.toReversed()
    const follower = startHarness(courseSwitchModel)
    follower.actor.send({type: 'courses.changed', courses: twoCourses})
    follower.actor.send({type: 'courses.changed', courses: twoCourses})
    expect(follower.value()).toBe('idle')
    follower.actor.send({type: 'courses.changed', courses: other})
    expect(follower.value()).toBe('leaving')
    const harness = chosen()
    harness.actor.send({type: 'switch.confirm', key: 'key'})
    harness.actor.send({type: 'courses.changed', courses: other})
    expect(harness.value()).toBe('switching')
  })

  test('giving up a failed switch asks what the server has made of it', async () => {
    const harness = chosen()
    harness.actor.send({type: 'switch.confirm', key: 'key'})
    await harness.dispatch(failed('swapCurrentCourse', new Error('lost reply')))
    harness.actor.send({type: 'switch.cancel'})
    expect(harness.effects.map(({type}) => type)).toEqual(['notifyFailure', 'readProfileAgain'])
  })

  test('a switch in another tab is followed at once, without telling it back', async () => {
    const harness = startHarness(courseSwitchModel)
    harness.actor.send({type: 'course.switchedElsewhere'})
    await harness.dispatch(failed('dropCaches', new Error('storage')))
    expect(harness.effects.map(({type}) => type)).toEqual(['reload'])
  })
})

describe("the operator's message", () => {
  test('is gone when its mark is lost, and only the log hears of it', async () => {
    const harness = startHarness(serverModalModel)
    harness.actor.send({type: 'student.ready'})
    await harness.dispatch(done('shouldDisplayModal', {shouldExecute: true, title: 'Aviso', text: ['Uma linha.']}))
    for (let click = 0; click < 5; click += 1) harness.actor.send({type: 'modal.close'})
    expect(harness.requests.map(({name}) => name)).toEqual(['shouldDisplayModal', 'markModalAsSeen'])
    await harness.dispatch(failed('markModalAsSeen', 'unreachable'))
    expect({value: harness.value(), effects: harness.effects}).toEqual({
      value: 'hidden',
      effects: [{type: 'logFailure', params: {error: 'unreachable'}}],
    })
  })
})

describe('the new-version experiment', () => {
  const other = 'https://antigo.aristo.example'
  const available = async () => {
    const harness = startHarness(experimentModel)
    harness.actor.send({type: 'student.ready'})
    await harness.dispatch(
      done('readExperiment', {
        experiment: {state: 'web', canReturnToOldVersion: true},
        forced: null,
        externalApp: other,
      }),
    )
    return harness
  }

  test('its two failures, to the letter', () => {
    expect({failed: experimentText.failed, noData: experimentText.noData}).toEqual({
      failed: 'Não foi possível mudar de versão!',
      noData: 'Erro ao getCurrentStudentExperiment!',
    })
  })

  test('a call without data is logged and leaves no toggle', async () => {
    const harness = startHarness(experimentModel)
    harness.actor.send({type: 'student.ready'})
    const error = new Error(experimentText.noData)
    await harness.dispatch(failed('readExperiment', error))
    expect({value: harness.value(), effects: harness.effects}).toEqual({
      value: 'failed',
      effects: [{type: 'logFailure', params: {error}}],
    })
  })

  test('fifty clicks are one change, and end at the other version with the token', async () => {
    const harness = await available()
    harness.actor.send({type: 'version.toggle'})
    for (let click = 0; click < 50; click += 1) harness.actor.send({type: 'version.confirm', key: `key-${click}`})
    expect(harness.requests.slice(1)).toEqual([{name: 'switchVersion', input: {state: 'flutter', key: 'key-0'}}])
    await harness.dispatch(done('switchVersion', {customToken: 'a+b'}))
    expect(harness.effects).toEqual([
      {type: 'openOtherVersion', params: {address: `${other}/external-auth?token=a%2Bb`}},
    ])
    expect(harness.value()).toBe('redirected')
  })

  test('a failed change is told and the student may try again', async () => {
    const harness = await available()
    harness.actor.send({type: 'version.toggle'})
    harness.actor.send({type: 'version.confirm', key: 'key'})
    await harness.dispatch(failed('switchVersion', 'unreachable'))
    expect(harness.effects.map(({type}) => type)).toEqual(['logFailure', 'notifyFailure'])
    expect(harness.value()).toBe('available')
  })

  test("a forced state replaces the student's", async () => {
    const harness = startHarness(experimentModel)
    harness.actor.send({type: 'student.ready'})
    await harness.dispatch(
      done('readExperiment', {
        experiment: {state: 'web', canReturnToOldVersion: true},
        forced: 'flutter',
        externalApp: other,
      }),
    )
    expect(harness.context()).toMatchObject({state: 'flutter'})
  })
})

describe('a framed course', () => {
  const hour = 3_600_000
  const framed = async (handOver: 'query' | 'message') => {
    const harness = startHarness(frameModel, {kind: 'sprint', route: '/', now: 0})
    const app = {url: 'https://sprint.aristo.example/app', handOver}
    await harness.dispatch(done('prepareFrame', {app, token: 'ficha', expiresAt: hour}))
    return {harness, app}
  }

  test('by message it gets each new token two minutes before the last one ends', async () => {
    const {harness, app} = await framed('message')
    harness.actor.send({type: 'frame.loaded'})
    expect(harness.value()).toBe('loading')
    harness.actor.send({type: 'frame.asked', origin: 'https://sprint.aristo.example'})
    harness.actor.send({type: 'clock.ticked', now: hour - 120_001})
    harness.actor.send({type: 'clock.ticked', now: hour - 120_000})
    await harness.dispatch(done('renewToken', {token: 'ficha nova', expiresAt: 2 * hour}))
    expect(harness.effects).toEqual([
      {type: 'handToken', params: {token: 'ficha', route: '/', kind: 'sprint', app}},
      {type: 'handToken', params: {token: 'ficha nova', route: '/', kind: 'sprint', app}},
    ])
  })

  test('by its address it gets one token, and stays where it is when that ends', async () => {
    const {harness} = await framed('query')
    harness.actor.send({type: 'frame.asked', origin: 'https://sprint.aristo.example'})
    expect(harness.value()).toBe('loading')
    harness.actor.send({type: 'frame.loaded'})
    harness.actor.send({type: 'clock.ticked', now: hour - 1})
    harness.actor.send({type: 'clock.ticked', now: 2 * hour})
    expect(harness.value()).toBe('shown')
    expect(harness.effects).toEqual([])
  })

  test('a token that cannot be had is only logged, and may be tried again', async () => {
    const harness = startHarness(frameModel, {kind: 'practical', route: '/', now: 0})
    await harness.dispatch(failed('prepareFrame', 'unreachable'))
    expect({value: harness.value(), effects: harness.effects}).toEqual({
      value: 'failed',
      effects: [{type: 'logFailure', params: {error: 'unreachable'}}],
    })
    harness.actor.send({type: 'frame.retry'})
    expect(harness.requests.map(({name, input}) => [name, input])).toEqual([
      ['prepareFrame', {kind: 'practical'}],
      ['prepareFrame', {kind: 'practical'}],
    ])
  })
})
