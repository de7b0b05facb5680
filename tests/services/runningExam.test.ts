import {expect, test} from 'vitest'
import {forgetRunningExam, isExamRunning, keepRunningExam, runningExam} from '../../src/services/exam/runningExam.ts'

const exam = {id: 'exam-1', title: 'Simulado', address: '/agenda/simulado?date=20261122&a=exam-1', endsAt: 1_000}

test('an exam holds the reload until its time ends or it was finished, also where storage is refused', () => {
  expect([isExamRunning(0), runningExam()]).toEqual([false, null])
  keepRunningExam(exam)
  expect([isExamRunning(999), isExamRunning(1_000), runningExam()]).toEqual([true, false, exam])
  expect(runningExam()).toBe(runningExam())
  forgetRunningExam('another')
  expect(isExamRunning(999)).toBe(true)
  forgetRunningExam('exam-1')
  expect([isExamRunning(999), runningExam()]).toEqual([false, null])
})
