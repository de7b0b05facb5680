import {describe, expect, test} from 'vitest'
import {blockReasonOf, offersCourseSwitch} from '../../../domain/shell/access.ts'

const open = {
  isAccessBlockedForAllCourses: false,
  trialFinished: false,
  courseFinished: false,
  courses: [{status: 'active'}],
}
const unpaid = [{status: 'blocked_due_payment'}, {status: 'active'}]
const all = {isAccessBlockedForAllCourses: true, trialFinished: true, courseFinished: true, courses: unpaid}

describe('blocked access', () => {
  test.each([
    ['nothing is wrong', open, null],
    ['there is no course', {...open, courses: []}, null],
    ['the second course is unpaid', {...open, courses: unpaid.toReversed()}, null],
    ['the first course is finished, which only its agenda says', {...open, courses: [{status: 'finished'}]}, null],
    ['access is blocked for all courses', {...open, isAccessBlockedForAllCourses: true}, 'allCourses'],
    ['the first course is unpaid', {...open, courses: unpaid}, 'payment'],
    ['the trial was ended', {...open, trialFinished: true}, 'trial'],
    ['the course is over', {...open, courseFinished: true}, 'course'],
    ['everything holds', all, 'allCourses'],
    ['all but the first', {...all, isAccessBlockedForAllCourses: false}, 'payment'],
    ['trial and course', {...all, isAccessBlockedForAllCourses: false, courses: []}, 'trial'],
  ] as const)('when %s', (_name, profile, reason) => {
    expect(blockReasonOf(profile)).toBe(reason)
  })

  test.each([
    ['a second course', {...open, courses: unpaid}, true],
    ['one course', open, false],
    ['all blocked', {...all}, false],
  ] as const)('the switch is offered by the courses: %s', (_name, profile, offered) => {
    expect(offersCourseSwitch(profile)).toBe(offered)
  })
})
