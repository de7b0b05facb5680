import {packMarkdown, packImages} from './pictures.ts'
import {packId, packLessonId} from './packIds.ts'
import {letters, type QuestionSource} from './sourceTypes.ts'

/** Who stands behind the comments of the pack. */
const author = 'Equipe Aristo'

/** A question in the form of the pack. */
export function compileQuestion(question: QuestionSource) {
  const {body, comment} = question
  const common = {
    id: packId(question.id),
    lesson: packLessonId(question.lesson),
    body: packMarkdown(body),
    institution: question.institution,
    uf: question.uf,
    year: question.year,
    examType: 'R1',
    difficulty: question.difficulty,
    ...(question.reservedFor !== null && {reserved: true}),
    comment: {author, body: packMarkdown(comment)},
  }
  if (question.kind === 'essay') {
    const {answer} = question
    return {kind: 'essay', ...common, answer: packMarkdown(answer), images: packImages(body, comment, answer)}
  }
  const {choices, key, annulled} = question
  const correct = key === null || annulled !== null ? null : letters.indexOf(key)
  return {kind: 'choice', ...common, choices, correct, annulled: annulled !== null, images: packImages(body, comment)}
}
