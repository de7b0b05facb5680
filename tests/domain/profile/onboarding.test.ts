import {expect, test} from 'vitest'
import {continuingSteps, onboardingSteps, resumedStep, stepAt, stepNumber} from '../../../domain/profile/onboarding.ts'

test('the full onboarding has eleven steps, numbered 0 to 10', () => {
  expect(onboardingSteps.map((step) => [stepNumber(step), step])).toEqual([
    [0, 'welcome'],
    [1, 'motivation'],
    [2, 'introduction'],
    [3, 'exams'],
    [4, 'week'],
    [5, 'congratulations'],
    [6, 'agendaTour'],
    [7, 'questionTour'],
    [8, 'menuTour'],
    [9, 'profileTour'],
    [10, 'final'],
  ])
})

test.each([
  [0, 'welcome'],
  [4, 'week'],
  [10, 'final'],
  [-1, 'welcome'],
  [11, 'final'],
  [99, 'final'],
  [3.7, 'exams'],
  [Number.NaN, 'welcome'],
])('the number %d is the step %s', (number, step) => {
  expect(stepAt(onboardingSteps, number)).toBe(step)
})

test.each([
  [0, 'welcome'],
  [1, 'week'],
  [7, 'week'],
])('of continuing education the number %d is the step %s', (number, step) => {
  expect(stepAt(continuingSteps, number)).toBe(step)
})

test.each([
  ['a device that knows nothing', null, {step: 4, at: 100}, 4],
  ['where this device left', {step: 7, at: 200, sent: 4}, {step: 4, at: 100}, 7],
  ['where this device went back to', {step: 2, at: 200, sent: null}, {step: 5, at: 100}, 2],
  ['where another device went since', {step: 3, at: 100, sent: 3}, {step: 8, at: 200}, 8],
  ['what both know', {step: 6, at: 100, sent: 6}, {step: 6, at: 101}, 6],
  [
    'where this device left, when the server took its step before that late',
    {step: 3, at: 100, sent: 2},
    {step: 2, at: 101},
    3,
  ],
] as const)('a student goes on at %s', (_name, onDevice, inProfile, expected) => {
  expect(resumedStep(onDevice, inProfile)).toBe(expected)
})
