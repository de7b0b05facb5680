import {describe, expect, test} from 'vitest'
import {experimentText} from '../../../src/text/shell/gating.ts'
import {accessBlockedModel} from '../../models/shell/accessBlocked.model.ts'
import {courseSwitchModel, twoCourses} from '../../models/shell/courseSwitch.model.ts'
import {experimentModel} from '../../models/shell/experiment.model.ts'
import {frameModel} from '../../models/shell/frame.model.ts'
import {serverModalModel} from '../../models/shell/serverModal.model.ts'
import {startRig} from '../../support/rig.ts'

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
    const {actor} = startRig(accessBlockedModel)
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
    const rig = startRig(accessBlockedModel)
    rig.actor.send(read({}))
    for (const now of [0, 59_999, 60_000, 60_001, 120_000]) rig.actor.send({type: 'clock.ticked', now})
    expect(rig.told.map(({type}) => type)).toEqual(['readProfileAgain', 'readProfileAgain'])
    rig.actor.send(read({courses: [{status: 'active'}], trialFinished: false, courseFinished: false}))
    rig.actor.send({type: 'clock.ticked', now: 600_000})
    expect(rig.told).toHaveLength(2)
  })

  test('blocked for all courses, another course cannot even be asked for', () => {
    const rig = startRig(accessBlockedModel)
    rig.actor.send(read({isAccessBlockedForAllCourses: true, courses: [{status: 'active'}, {status: 'active'}]}))
    rig.actor.send({type: 'course.choose', courseId: 'revalida'})
    expect(rig.told).toEqual([])
  })
})

describe('course switch', () => {
  const chosen = () => {
    const rig = startRig(courseSwitchModel)
    rig.actor.send({type: 'courses.changed', courses: twoCourses})
    rig.actor.send({type: 'course.choose', courseId: 'revalida'})
    return rig
  }

  test('fifty clicks are one switch, and trying again has the same key', async () => {
    const rig = chosen()
    for (let click = 0; click < 50; click += 1) rig.actor.send({type: 'switch.confirm', key: `key-${click}`})
    expect(rig.asked).toEqual([{name: 'swapCurrentCourse', input: {courseId: 'revalida', key: 'key-0'}}])
    await rig.happen(failed('swapCurrentCourse', new Error('unreachable')))
    expect(rig.told).toEqual([{type: 'notifyFailure', params: undefined}])
    rig.actor.send({type: 'switch.retry'})
    expect(rig.asked.at(-1)).toEqual({name: 'swapCurrentCourse', input: {courseId: 'revalida', key: 'key-0'}})
  })

  test('tells other tabs, drops what is cached and reloads, in this order', async () => {
    const rig = chosen()
    rig.actor.send({type: 'switch.confirm', key: 'key'})
    await rig.happen(done('swapCurrentCourse', undefined))
    expect(rig.told.map(({type}) => type)).toEqual(['tellOtherTabs'])
    await rig.happen(done('dropCaches', undefined))
    expect(rig.told.map(({type}) => type)).toEqual(['tellOtherTabs', 'reload'])
  })

  test('waits for answers on their way and goes on by itself when they are saved', () => {
    const rig = chosen()
    rig.actor.send({type: 'work.changed', unsaved: 1, isAtRisk: false})
    rig.actor.send({type: 'switch.confirm', key: 'key'})
    expect({value: rig.value(), asked: rig.asked}).toEqual({value: 'waiting', asked: []})
    rig.actor.send({type: 'work.changed', unsaved: 0, isAtRisk: false})
    expect(rig.asked).toHaveLength(1)
  })

  test('never leaves a tab that alone holds answers', () => {
    const rig = chosen()
    rig.actor.send({type: 'work.changed', unsaved: 1, isAtRisk: true})
    rig.actor.send({type: 'switch.confirm', key: 'key'})
    rig.actor.send({type: 'switch.anyway'})
    expect(rig.value()).toBe('waiting')
    rig.actor.send({type: 'course.switchedElsewhere'})
    rig.actor.send({type: 'reload.accept'})
    expect(rig.value()).toBe('offering')
  })

  test("a switch on another device is followed when the profile tells of it, this tab's own is not taken for one", async () => {
    const other = twoCourses.toReversed()
    const follower = startRig(courseSwitchModel)
    follower.actor.send({type: 'courses.changed', courses: twoCourses})
    follower.actor.send({type: 'courses.changed', courses: twoCourses})
    expect(follower.value()).toBe('idle')
    follower.actor.send({type: 'courses.changed', courses: other})
    expect(follower.value()).toBe('leaving')
    const rig = chosen()
    rig.actor.send({type: 'switch.confirm', key: 'key'})
    rig.actor.send({type: 'courses.changed', courses: other})
    expect(rig.value()).toBe('switching')
  })

  test('giving up a failed switch asks what the server has made of it', async () => {
    const rig = chosen()
    rig.actor.send({type: 'switch.confirm', key: 'key'})
    await rig.happen(failed('swapCurrentCourse', new Error('lost reply')))
    rig.actor.send({type: 'switch.cancel'})
    expect(rig.told.map(({type}) => type)).toEqual(['notifyFailure', 'readProfileAgain'])
  })

  test('a switch in another tab is followed at once, without telling it back', async () => {
    const rig = startRig(courseSwitchModel)
    rig.actor.send({type: 'course.switchedElsewhere'})
    await rig.happen(failed('dropCaches', new Error('storage')))
    expect(rig.told.map(({type}) => type)).toEqual(['reload'])
  })
})

describe("the operator's message", () => {
  test('is gone when its mark is lost, and only the log hears of it', async () => {
    const rig = startRig(serverModalModel)
    rig.actor.send({type: 'student.ready'})
    await rig.happen(done('shouldDisplayModal', {shouldExecute: true, title: 'Aviso', text: ['Uma linha.']}))
    for (let click = 0; click < 5; click += 1) rig.actor.send({type: 'modal.close'})
    expect(rig.asked.map(({name}) => name)).toEqual(['shouldDisplayModal', 'markModalAsSeen'])
    await rig.happen(failed('markModalAsSeen', 'unreachable'))
    expect({value: rig.value(), told: rig.told}).toEqual({
      value: 'hidden',
      told: [{type: 'logFailure', params: {error: 'unreachable'}}],
    })
  })
})

describe('the new-version experiment', () => {
  const other = 'https://antigo.aristo.example'
  const available = async () => {
    const rig = startRig(experimentModel)
    rig.actor.send({type: 'student.ready'})
    await rig.happen(
      done('readExperiment', {
        experiment: {state: 'web', canReturnToOldVersion: true},
        forced: null,
        externalApp: other,
      }),
    )
    return rig
  }

  test('its two failures, to the letter', () => {
    expect({failed: experimentText.failed, noData: experimentText.noData}).toEqual({
      failed: 'Não foi possível mudar de versão!',
      noData: 'Erro ao getCurrentStudentExperiment!',
    })
  })

  test('a call without data is logged and leaves no toggle', async () => {
    const rig = startRig(experimentModel)
    rig.actor.send({type: 'student.ready'})
    const error = new Error(experimentText.noData)
    await rig.happen(failed('readExperiment', error))
    expect({value: rig.value(), told: rig.told}).toEqual({
      value: 'failed',
      told: [{type: 'logFailure', params: {error}}],
    })
  })

  test('fifty clicks are one change, and end at the other version with the token', async () => {
    const rig = await available()
    rig.actor.send({type: 'version.toggle'})
    for (let click = 0; click < 50; click += 1) rig.actor.send({type: 'version.confirm', key: `key-${click}`})
    expect(rig.asked.slice(1)).toEqual([{name: 'switchVersion', input: {state: 'flutter', key: 'key-0'}}])
    await rig.happen(done('switchVersion', {customToken: 'a+b'}))
    expect(rig.told).toEqual([{type: 'openOtherVersion', params: {address: `${other}/external-auth?token=a%2Bb`}}])
    expect(rig.value()).toBe('redirected')
  })

  test('a failed change is told and the student may try again', async () => {
    const rig = await available()
    rig.actor.send({type: 'version.toggle'})
    rig.actor.send({type: 'version.confirm', key: 'key'})
    await rig.happen(failed('switchVersion', 'unreachable'))
    expect(rig.told.map(({type}) => type)).toEqual(['logFailure', 'notifyFailure'])
    expect(rig.value()).toBe('available')
  })

  test("a forced state replaces the student's", async () => {
    const rig = startRig(experimentModel)
    rig.actor.send({type: 'student.ready'})
    await rig.happen(
      done('readExperiment', {
        experiment: {state: 'web', canReturnToOldVersion: true},
        forced: 'flutter',
        externalApp: other,
      }),
    )
    expect(rig.context()).toMatchObject({state: 'flutter'})
  })
})

describe('a framed course', () => {
  const hour = 3_600_000
  const framed = async (handOver: 'query' | 'message') => {
    const rig = startRig(frameModel, {kind: 'sprint', route: '/', now: 0})
    const app = {url: 'https://sprint.aristo.example/app', handOver}
    await rig.happen(done('prepareFrame', {app, token: 'ficha', expiresAt: hour}))
    return {rig, app}
  }

  test('by message it gets each new token two minutes before the last one ends', async () => {
    const {rig, app} = await framed('message')
    rig.actor.send({type: 'frame.loaded'})
    expect(rig.value()).toBe('loading')
    rig.actor.send({type: 'frame.asked'})
    rig.actor.send({type: 'clock.ticked', now: hour - 120_001})
    rig.actor.send({type: 'clock.ticked', now: hour - 120_000})
    await rig.happen(done('renewToken', {token: 'ficha nova', expiresAt: 2 * hour}))
    expect(rig.told).toEqual([
      {type: 'handToken', params: {token: 'ficha', route: '/', app}},
      {type: 'handToken', params: {token: 'ficha nova', route: '/', app}},
    ])
  })

  test('by its address it gets one token, and stays where it is when that ends', async () => {
    const {rig} = await framed('query')
    rig.actor.send({type: 'frame.asked'})
    expect(rig.value()).toBe('loading')
    rig.actor.send({type: 'frame.loaded'})
    rig.actor.send({type: 'clock.ticked', now: hour - 1})
    rig.actor.send({type: 'clock.ticked', now: 2 * hour})
    expect(rig.value()).toBe('shown')
    expect(rig.told).toEqual([])
  })

  test('a token that cannot be had is only logged, and may be tried again', async () => {
    const rig = startRig(frameModel, {kind: 'practical', route: '/', now: 0})
    await rig.happen(failed('prepareFrame', 'unreachable'))
    expect({value: rig.value(), told: rig.told}).toEqual({
      value: 'failed',
      told: [{type: 'logFailure', params: {error: 'unreachable'}}],
    })
    rig.actor.send({type: 'frame.retry'})
    expect(rig.asked.map(({name, input}) => [name, input])).toEqual([
      ['prepareFrame', {kind: 'practical'}],
      ['prepareFrame', {kind: 'practical'}],
    ])
  })
})
