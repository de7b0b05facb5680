import agenda from './agenda.png'
import exams from './exams.png'
import profile from './profile.png'
import question from './question.png'
import review from './review.png'
import week from './week.png'

/** The product's screens on a phone, in the order of their words in `publicShellText.slides`. */
export const slidePictures: readonly string[] = [agenda, question, exams, review, week, profile]
