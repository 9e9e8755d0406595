;;; cast-rpc-tv.el --- A device as an object  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: Apache-2.0

;;; Commentary:

;; A TV, a speaker or a group, by name, id, alias or address.  Every function
;; finds the device and joins its app by itself.
;;
;;   (let ((tv (cast-rpc-tv client "Living Room")))
;;     (cast-rpc-tv-play tv "https://example.com/film.mp4" :title "A film")
;;     (cast-rpc-tv-volume tv :percent 30))
;;
;; The functions wait; `C-g' cancels.  They signal the conditions of the
;; matching methods of the API.

;;; Code:

(require 'cl-lib)
(require 'cast-rpc-api)

(defconst cast-rpc-version cast-rpc-schema-version
  "The version of this package.")

(defconst cast-rpc-tv--max-items 5000
  "The largest number of items that queue.list returns.")

(cl-defstruct (cast-rpc-tv (:constructor cast-rpc-tv--make) (:copier nil))
  "A device: CLIENT, the name, id, alias or address DEVICE, or nil for the
default one, and the LAST status that the server returned."
  client device last)

(defun cast-rpc-tv (client &optional device)
  "Return the DEVICE to play on with CLIENT; nil: the default, or the only one."
  (cast-rpc-tv--make :client client :device device))

(defun cast-rpc-tv-devices (client &optional search-timeout)
  "Return the devices known to CLIENT after SEARCH-TIMEOUT seconds.
`cast-rpc-tv-last' of each is its playback."
  (let ((params (and search-timeout (list :searchTimeout search-timeout))))
    (mapcar (lambda (status)
              (cast-rpc-tv--make :client client :last status
                                 :device (or (plist-get status :address) (plist-get status :deviceId))))
            (plist-get (cast-rpc-player-list client params) :players))))

(defun cast-rpc-tv-name (tv)
  "Return the name of TV, or an empty string if it isn't known."
  (or (plist-get (cast-rpc-tv-last tv) :friendlyName) (cast-rpc-tv-device tv) ""))

;;;; Params

(defun cast-rpc-tv--location (what)
  "Return the URL WHAT unchanged, and an existing path as an absolute one."
  (if (or (string-match-p "\\`[[:alpha:]][[:alnum:]+.-]*://" what) (not (file-exists-p what))) what
    (expand-file-name what)))

(defun cast-rpc-tv--what (what)
  "Return the params that select the media WHAT."
  (cond ((stringp what) (list :url (cast-rpc-tv--location what)))
        ((and (vectorp what) (cl-every #'stringp what))
         (list :urls (cl-map 'vector #'cast-rpc-tv--location what)))
        ((and (consp what) (keywordp (car what)))
         (list (if (plist-member what :items) :queueData :media) what))
        ((and (consp what) (cl-every #'stringp what))
         (list :urls (cl-map 'vector #'cast-rpc-tv--location what)))
        (t (error "Expected a URL or path, a list of them, MediaInformation or QueueData"))))

(defun cast-rpc-tv--items (what options)
  "Return the items of queue.insert for WHAT with OPTIONS."
  (let ((members (cast-rpc-tv--what what)) (title (plist-get options :title))
        (type (plist-get options :contentType)))
    (pcase (car members)
      (:media (vector members))
      (:queueData (plist-get (cadr members) :items))
      (_ (cl-map 'vector
                 (lambda (url)
                   (list :media (append (list :contentId url)
                                        (and type (list :contentType type))
                                        (and title (list :metadata (list :title title))))))
                 (or (plist-get members :urls) (list (plist-get members :url))))))))

(defun cast-rpc-tv--level (name options)
  "Return the volume in OPTIONS from 0 to 1, given as NAME or as :percent."
  (let ((level (plist-get options name)) (percent (plist-get options :percent)))
    (cond ((and level percent) (error "Pass either %s (0 to 1) or :percent (0 to 100)" name))
          ((null percent) level)
          ((and (numberp percent) (<= 0 percent 100)) (/ percent 100.0))
          (t (error ":percent: expected 0 to 100, found %s" percent)))))

(defun cast-rpc-tv--check (function options known)
  "Refuse an option of OPTIONS that isn't KNOWN to FUNCTION."
  (cl-loop for (name) on options by #'cddr
           unless (memq name known)
           do (error "%s" (cast-rpc-codec-with-suggestion
                           (format "%s has no option %s." function name)
                           (format "%s" name) (mapcar #'symbol-name known)))))

(defun cast-rpc-tv--without (options &rest names)
  "Return OPTIONS without the members NAMES."
  (cl-loop for (name value) on options by #'cddr
           unless (memq name names) append (list name value)))

;;;; Calls

(defun cast-rpc-tv--call (tv method params)
  "Call METHOD, a function of `player', for TV with PARAMS."
  (let ((device (cast-rpc-tv-device tv)))
    (setf (cast-rpc-tv-last tv)
          (funcall method (cast-rpc-tv-client tv)
                   (append params (and device (list :device device)))))))

(defun cast-rpc-tv-play (tv what &rest options)
  "Play WHAT on TV, and return at the start of playback.
WHAT is a URL or path, a list of them, MediaInformation or QueueData.
OPTIONS are :title, :contentType, :currentTime, :resume, :autoplay,
:repeatMode, :applicationId and :subtitles."
  (cast-rpc-tv--check 'cast-rpc-tv-play options
                      '(:title :contentType :currentTime :resume :autoplay :repeatMode
                               :applicationId :subtitles))
  (let ((subtitles (plist-get options :subtitles)))
    (cast-rpc-tv--call tv #'cast-rpc-player-play
                       (append (cast-rpc-tv--what what)
                               (and subtitles (list :subtitles (cast-rpc-tv--location subtitles)))
                               (cast-rpc-tv--without options :subtitles)))))

(defun cast-rpc-tv-join (tv)
  "Join the running app of TV, and launch none."
  (cast-rpc-tv--call tv #'cast-rpc-player-connect nil))

(defun cast-rpc-tv-pause (tv)
  "Pause playback on TV; succeeds if it is paused already or nothing plays."
  (cast-rpc-tv--call tv #'cast-rpc-player-pause nil))

(defun cast-rpc-tv-resume (tv)
  "Resume playback on TV; succeeds if it plays already."
  (cast-rpc-tv--call tv #'cast-rpc-player-resume nil))

(defun cast-rpc-tv-toggle (tv)
  "Pause playback on TV that advances, resume playback that is paused."
  (cast-rpc-tv--call tv #'cast-rpc-player-toggle nil))

(defun cast-rpc-tv-stop (tv)
  "Stop the app on TV, even if another sender started it."
  (cast-rpc-tv--call tv #'cast-rpc-player-stop nil))

(defun cast-rpc-tv-next (tv)
  "Play the next item of the queue of TV."
  (cast-rpc-tv--call tv #'cast-rpc-player-next nil))

(defun cast-rpc-tv-previous (tv)
  "Play the previous item of the queue of TV."
  (cast-rpc-tv--call tv #'cast-rpc-player-previous nil))

(defun cast-rpc-tv-status (tv)
  "Return the playback of TV.  No app is launched or joined."
  (cast-rpc-tv--call tv #'cast-rpc-player-status nil))

(defun cast-rpc-tv-seek (tv position &rest options)
  "Seek on TV to POSITION, or with nil by the :by of OPTIONS, in seconds."
  (cast-rpc-tv--check 'cast-rpc-tv-seek options '(:by))
  (cast-rpc-tv--call tv #'cast-rpc-player-seek
                     (if position (list :position position)
                       (list :distance (plist-get options :by)))))

(defun cast-rpc-tv-volume (tv &rest change)
  "Set the volume of TV to :level (0 to 1) or :percent (0 to 100) of CHANGE.
Or change it by :steps; or mute it with :muted.  A number without a name is
refused, since it has no unit."
  (when (and change (not (keywordp (car change))))
    (error "Name the unit: :level 0.3 (0 to 1) or :percent 30 (0 to 100)"))
  (cast-rpc-tv--check 'cast-rpc-tv-volume change '(:level :percent :steps :muted))
  (let ((level (cast-rpc-tv--level :level change)))
    (cast-rpc-tv--call tv #'cast-rpc-player-set-volume
                       (append (and level (list :level level))
                               (cast-rpc-tv--without change :level :percent)))))

(defun cast-rpc-tv-announce (tv what &rest options)
  "Play WHAT on TV, and return when the previous playback is restored.
OPTIONS are :title, :contentType, :maximumDuration in seconds, and the volume
as :volume (0 to 1) or :percent (0 to 100)."
  (cast-rpc-tv--check 'cast-rpc-tv-announce options
                      '(:title :contentType :volume :percent :maximumDuration))
  (let ((level (cast-rpc-tv--level :volume options)))
    (cast-rpc-tv--call tv #'cast-rpc-player-interrupt
                       (append (cast-rpc-tv--what what)
                               (and level (list :volumeLevel level))
                               (cast-rpc-tv--without options :volume :percent)))))

;;;; The queue and the tracks

(defun cast-rpc-tv--joined (tv)
  "Join the app of TV and return its status; without one, the status alone."
  (condition-case nil
      (cast-rpc-tv-join tv)
    (cast-rpc-application-not-running (cast-rpc-tv-status tv))))

(defun cast-rpc-tv--session (status)
  "Return the session of STATUS, or nil if nothing is loaded."
  (and (not (equal (plist-get status :playerState) "IDLE")) (plist-get status :sessionId)))

(defun cast-rpc-tv-enqueue (tv what &rest options)
  "Add WHAT to the end of the queue of TV; play it if nothing is loaded.
OPTIONS are :title and :contentType."
  (cast-rpc-tv--check 'cast-rpc-tv-enqueue options '(:title :contentType))
  (let* ((items (cast-rpc-tv--items what options))
         (session (cast-rpc-tv--session (cast-rpc-tv--joined tv))))
    (if (null session) (apply #'cast-rpc-tv-play tv what options)
      (cast-rpc-queue-insert (cast-rpc-tv-client tv) (list :sessionId session :items items))
      (cast-rpc-tv-status tv))))

(defun cast-rpc-tv-queue (tv)
  "Return the items of the queue of TV in their order.
There are none if nothing is loaded."
  (when-let ((session (cast-rpc-tv--session (cast-rpc-tv--joined tv))))
    (append (plist-get (cast-rpc-queue-list (cast-rpc-tv-client tv)
                                            (list :sessionId session :count cast-rpc-tv--max-items))
                       :items)
            nil)))

(defun cast-rpc-tv-jump (tv item-id)
  "Play the item ITEM-ID of the queue of TV, which `cast-rpc-tv-queue' lists."
  (let ((session (plist-get (cast-rpc-tv-join tv) :sessionId)))
    (cast-rpc-queue-jump (cast-rpc-tv-client tv) (list :sessionId session :itemId item-id))
    (cast-rpc-tv-status tv)))

(defun cast-rpc-tv--tracks-of (state)
  "Return the tracks of STATE of a session's media, each with :isActive."
  (let* ((status (plist-get state :status))
         (active (append (plist-get status :activeTrackIds) nil)))
    (mapcar (lambda (track)
              (append track (list :isActive (if (memql (plist-get track :trackId) active) t
                                              :json-false))))
            (plist-get (plist-get status :media) :tracks))))

(defun cast-rpc-tv--named (tracks type choice)
  "Return the id of CHOICE, an id or the name of one of TRACKS of TYPE, or nil."
  (if (integerp choice) choice
    (cl-loop for each in tracks
             when (and (equal (plist-get each :type) type) (equal (plist-get each :name) choice))
             return (plist-get each :trackId))))

(defun cast-rpc-tv--selection (tracks choice)
  "Return the requests for CHOICE among TRACKS: (CHANGESP IDS LANGUAGES).
A text that is no track's name is a language, which the server looks for."
  (let (changesp found languages replaced)
    (pcase-dolist (`(,name ,type ,member) '((:audio "AUDIO" :audioLanguages)
                                            (:text "TEXT" :textLanguages)))
      (when-let ((wanted (plist-get choice name)))
        (let ((id (cast-rpc-tv--named tracks type wanted)))
          (if (or id (and (equal type "TEXT") (equal wanted "off")))
              (progn (setq changesp t)
                     (push type replaced)
                     (when id (push id found)))
            (setq languages (append languages (list member (vector wanted))))))))
    (list changesp
          (append found
                  (cl-loop for each in tracks
                           when (and (eq (plist-get each :isActive) t)
                                     (not (member (plist-get each :type) replaced)))
                           collect (plist-get each :trackId)))
          languages)))

(defun cast-rpc-tv-tracks (tv &rest choice)
  "Return the tracks of what TV plays, each with :isActive.
CHOICE chooses some first: :audio and :text are a track's id, its name or its
language; :text \"off\" is none."
  (cast-rpc-tv--check 'cast-rpc-tv-tracks choice '(:audio :text))
  (let* ((client (cast-rpc-tv-client tv))
         (session (plist-get (cast-rpc-tv-join tv) :sessionId))
         (state (cast-rpc-media-get-status client (list :sessionId session))))
    (pcase-let ((`(,changesp ,ids ,languages)
                 (cast-rpc-tv--selection (cast-rpc-tv--tracks-of state) choice)))
      (when changesp
        (setq state (cast-rpc-media-set-active-tracks
                     client (list :sessionId session :activeTrackIds (vconcat ids)))))
      (when languages
        (setq state (cast-rpc-media-select-tracks
                     client (append (list :sessionId session) languages)))))
    (cast-rpc-tv--tracks-of state)))

;;;; Progress

(defun cast-rpc-tv--moved (status seconds)
  "Return STATUS with its position SECONDS later."
  (let* ((position (plist-get status :position))
         (there (+ position (* seconds (or (plist-get status :playbackRate) 1))))
         (duration (plist-get status :duration)))
    (plist-put (copy-sequence status) :position
               (if duration (min there (max duration position)) there))))

(cl-defstruct (cast-rpc-tv--progress (:copier nil))
  "The progress of the playback of TV, for LISTENER.
STATUS is the last one, AT its time; TIMER repeats, STOPS end the listening."
  tv listener status at timer stops donep)

(defun cast-rpc-tv--stop (progress)
  "End PROGRESS."
  (unless (cast-rpc-tv--progress-donep progress)
    (setf (cast-rpc-tv--progress-donep progress) t)
    (cancel-timer (cast-rpc-tv--progress-timer progress))
    (mapc #'funcall (cast-rpc-tv--progress-stops progress))))

(defun cast-rpc-tv--show (progress status)
  "Report the new STATUS of PROGRESS."
  (unless (cast-rpc-tv--progress-donep progress)
    (setf (cast-rpc-tv--progress-status progress) status
          (cast-rpc-tv--progress-at progress) (float-time)
          (cast-rpc-tv-last (cast-rpc-tv--progress-tv progress)) status)
    (when (equal (plist-get status :playerState) "IDLE") (cast-rpc-tv--stop progress))
    (funcall (cast-rpc-tv--progress-listener progress) status)))

(defun cast-rpc-tv--tick (progress)
  "Report the present position of PROGRESS, if it advances."
  (let ((status (cast-rpc-tv--progress-status progress)))
    (when (and (equal (plist-get status :playerState) "PLAYING") (plist-get status :position))
      (funcall (cast-rpc-tv--progress-listener progress)
               (cast-rpc-tv--moved status
                                   (- (float-time) (cast-rpc-tv--progress-at progress)))))))

(defun cast-rpc-tv--follow (progress methods)
  "Report the status of the device of PROGRESS by the first of METHODS that works."
  (let* ((tv (cast-rpc-tv--progress-tv progress)) (device (cast-rpc-tv-device tv)))
    (funcall (car methods) (cast-rpc-tv-client tv) (and device (list :device device))
             (list :then (lambda (status problem)
                           (cond ((null problem) (cast-rpc-tv--show progress status))
                                 ((cdr methods) (cast-rpc-tv--follow progress (cdr methods)))
                                 (t (cast-rpc-tv--stop progress))))))))

(defun cast-rpc-tv-progress (tv listener &rest options)
  "Call LISTENER with the status of TV: now, at each change, and repeatedly.
That is every :interval seconds (1) of OPTIONS with the present position,
extrapolated without a request, until playback ends.  The value is a function
that ends it earlier."
  (cast-rpc-tv--check 'cast-rpc-tv-progress options '(:interval))
  (let* ((client (cast-rpc-tv-client tv))
         (progress (make-cast-rpc-tv--progress :tv tv :listener listener))
         (methods (list #'cast-rpc-player-connect #'cast-rpc-player-status))
         (interval (or (plist-get options :interval) 1)))
    (setf (cast-rpc-tv--progress-timer progress)
          (run-at-time interval interval #'cast-rpc-tv--tick progress)
          (cast-rpc-tv--progress-stops progress)
          (list (cast-rpc-on-player-did-change
                 client
                 (lambda (event)
                   (when (equal (plist-get event :deviceId)
                                (plist-get (cast-rpc-tv--progress-status progress) :deviceId))
                     (cast-rpc-tv--show progress (cast-rpc-tv--without event :seq)))))
                (cast-rpc-on client "connectionLost"
                             (lambda (_) (setf (cast-rpc-tv--progress-status progress) nil)))
                (cast-rpc-on client "reconnected"
                             (lambda (_) (cast-rpc-tv--follow progress methods)))
                (cast-rpc-on client "close" (lambda (_) (cast-rpc-tv--stop progress)))))
    (cast-rpc-tv--follow progress methods)
    (lambda () (cast-rpc-tv--stop progress))))

(provide 'cast-rpc-tv)
;;; cast-rpc-tv.el ends here
