import agenda from './agenda.webp'
import comment from './comment.webp'
import exam from './exam.webp'
import question from './question.webp'
import review from './review.webp'
import week from './week.webp'

/** The product's screens on a phone, in the order of their words in `publicShellText.slides`. */
export const slidePictures: readonly string[] = [agenda, question, comment, exam, review, week]
