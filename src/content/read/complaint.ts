/** A mistake and its fix, in words that officers understand. */
export interface Complaint {
  message: string;
  cure: string;
}
