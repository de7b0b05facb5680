import type {PickedPicture, PictureSize} from '../../domain/profile/avatar.ts'
import {formOf} from '../../domain/profile/personalForm.ts'

/** The date of the stories. */
export const storyToday = '20261121'

export const savedPersonal = formOf({
  name: 'Ana Beatriz Souza',
  gender: 'f',
  birthday: '1998-02-15T03:00:00.000Z',
  graduation: {institution: 'USP', uf: 'SP', yearConclusion: 2024, desiredExpertise: 'Pediatria', isGraduated: true},
  work: {inHealthArea: true, placeOfWork: 'UBS Vila Esperança', weeklyHours: 20},
})

export const emptyPersonal = formOf({name: 'Ana'})

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800" viewBox="0 0 600 800">
<rect width="600" height="800" fill="#9fb8b4"/><rect y="560" width="600" height="240" fill="#56736f"/>
<circle cx="300" cy="330" r="130" fill="#d9b79a"/><path d="M160 330a140 150 0 0 1 280 0c-40-60-90-90-140-90s-100 30-140 90Z" fill="#3b2c25"/>
<path d="M110 800c0-170 80-260 190-260s190 90 190 260Z" fill="#f4f1ea"/><path d="M260 545h80l-40 70Z" fill="#0d4f5a"/>
</svg>`

/** A picture drawn for the stories. */
export const storyPicture: PickedPicture = {
  url: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
  type: 'image/jpeg',
  size: 300_000,
}
export const storySize: PictureSize = {width: 600, height: 800}
