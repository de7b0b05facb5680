import {expect, test} from 'vitest'
import {noRemoteConfig} from '../../domain/shell/remoteConfig.ts'
import {publishRemoteConfig, remoteConfig} from '../../src/services/platform/remoteConfig.ts'
import {remoteConfigOf} from '../../src/services/platform/remoteConfig.values.ts'

const button = {label: 'Assinar', url: 'https://aristo.exemplo/assinar', primary: true, type: 'link'}
const ending = {id: 'fim', title: 'Seu teste acabou', message: 'Assine para continuar.', buttons: [button]}

test('every key of the operator is read into its type', () => {
  expect(
    remoteConfigOf({
      sprintCourseId: 'sprint-1',
      practicalCoursesId: '["pratico-1", "pratico-2"]',
      sinaremCourseId: 'sinarem-1',
      revalidateData: '[{"id": 1, "type": "upap", "subtitle": "Revalida UPAP"}]',
      terms_of_use_url: '/termos-de-uso',
      privacy_policy_url: '/politica-de-privacidade',
      trialEndingInfo: JSON.stringify([ending]),
      contact_phone_number: '+55 11 4000-0000',
      force_experiment: 'flutter',
      appeal_form_url: 'https://recursos.exemplo.br/form',
      splash_minimum_ms: '0',
      forum_tutorial_video_url: ' https://videos.exemplo.br/forum.mp4 ',
    }),
  ).toEqual({
    sprintCourseId: 'sprint-1',
    practicalCoursesId: ['pratico-1', 'pratico-2'],
    sinaremCourseId: 'sinarem-1',
    revalidateData: [{id: '1', type: 'upap', subtitle: 'Revalida UPAP'}],
    termsOfUseUrl: '/termos-de-uso',
    privacyPolicyUrl: '/politica-de-privacidade',
    trialEndingInfo: [ending],
    contactPhoneNumber: '+55 11 4000-0000',
    forceExperiment: 'flutter',
    appealFormUrl: 'https://recursos.exemplo.br/form',
    forumTutorialVideoUrl: 'https://videos.exemplo.br/forum.mp4',
    splashMinimum: 0,
  })
})

test('what is missing is the default', () => {
  expect(remoteConfigOf({})).toEqual(noRemoteConfig)
})

test.each(['', '{', 'null', '{"a": 1}', '"text"', '[1, {"id": "x"}]'])(
  'a list that reads %s is empty, not a crash',
  (text) => {
    expect(remoteConfigOf({revalidateData: text, trialEndingInfo: text, practicalCoursesId: text})).toEqual(
      noRemoteConfig,
    )
  },
)

test('one malformed entry does not take the others with it', () => {
  expect(remoteConfigOf({trialEndingInfo: JSON.stringify([{id: 'broken'}, ending])}).trialEndingInfo).toEqual([ending])
})

test.each([
  ['3500', 3_500],
  ['59999', 59_999],
  ['60000', null],
  ['-1', null],
  ['2s', null],
  ['', null],
  ['1.5', null],
] as const)('a splash of "%s" milliseconds stays %s', (text, milliseconds) => {
  expect(remoteConfigOf({splash_minimum_ms: text}).splashMinimum).toBe(milliseconds)
})

test.each(['', 'false', ' false '])('"%s" forces no experiment', (text) => {
  expect(remoteConfigOf({force_experiment: text}).forceExperiment).toBeNull()
})

test('whoever asked to be told hears of new values once, and of the same values never', () => {
  let told = 0
  const stop = remoteConfig.subscribe(() => {
    told += 1
  })
  const next = {...noRemoteConfig, sprintCourseId: 'sprint-1'}
  publishRemoteConfig(next)
  publishRemoteConfig(next)
  expect([told, remoteConfig.read()]).toEqual([1, next])
  stop()
  publishRemoteConfig(noRemoteConfig)
  expect(told).toBe(1)
})
