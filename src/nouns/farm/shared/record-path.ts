/** Path of the page of one record of a flock. [ACT-20] */
export const recordPath = (id: string): string => `/farm/add/farm_activities?record=${id}`;
