import {courseFileSchema, examsFileSchema} from './parts.schema.ts'
import type {CourseSource, ExamSources, Report} from './sourceTypes.ts'
import {readYaml} from './yamlPart.ts'

/** Reads `course.yaml`; null when it is not sound. */
export function readCourse(file: string, text: string, report: Report): CourseSource | null {
  const reading = readYaml(courseFileSchema, {text, firstLine: 1}, file, report)
  return reading === null ? null : {...reading.value, file, line: 1}
}

/** Reads `exams.yaml`: exams that can be read on paper, mock exams and the template of the diagnostic. */
export function readExams(file: string, text: string, report: Report): ExamSources {
  const reading = readYaml(examsFileSchema, {text, firstLine: 1}, file, report)
  if (reading === null) return {exams: [], mocks: [], diagnostic: null}
  const {value, lineAt} = reading
  return {
    exams: value.provas.map((exam, at) => ({...exam, file, line: lineAt(['provas', at])})),
    mocks: value.simulados.map((mock, at) => ({...mock, file, line: lineAt(['simulados', at])})),
    diagnostic: {...value['diagnóstico'], file, line: lineAt(['diagnóstico'])},
  }
}
