;;; cast.el --- Google Cast: films, music and pictures on TVs and speakers  -*- lexical-binding: t; -*-

;; Version: 0.1.0
;; Package-Requires: ((emacs "28.1"))
;; Keywords: multimedia
;; SPDX-License-Identifier: Apache-2.0

;;; Commentary:

;; Commands that cast to Chromecasts, TVs and speakers through the program
;; cast-rpc: `cast-play', `cast-dired-play', `cast-pause', `cast-seek' and so
;; on.  `cast-mode-line-mode' shows what plays.  Programs use cast-rpc-api.el.

;;; Code:

(require 'cl-lib)
(require 'ffap)
(require 'seq)
(require 'subr-x)
(require 'thingatpt)
(require 'cast-rpc-api)
(require 'cast-rpc-tv)

(declare-function dired-get-marked-files "dired")

(defgroup cast nil
  "Google Cast."
  :group 'cast-rpc)

(defcustom cast-device nil
  "The device of the commands: its name, id, alias or address.
If it is nil, it is the default device, or else the only one."
  :type '(choice (const :tag "The default device" nil) string))

(defcustom cast-mode-line-format " %s"
  "The format of the playback in the mode line."
  :type 'string)

(defvar cast-changed-hook nil
  "Normal hook run after the playback has changed.")

(defvar cast--client nil "The client that all commands share.")
(defvar cast--players nil
  "The playback of each device with a session, the newest first.
An alist of PlayerStatus and its time, as of `float-time'.")
(defvar cast--ids nil
  "The ids of devices by the text that named them in a call, an alist.
The text may be an alias.")

;;;; Texts of devices

(defconst cast--breaks "[\0-\x1f\x7f-\x9f\u2028\u2029]"
  "Control characters, line and paragraph separators.")

(defun cast--plain (text &optional longest)
  "Return TEXT of a device as one line, cut to LONGEST columns, else to 1000.
It has no text properties, no control characters, and no invisible or
direction-changing ones but the joiners, which scripts and emoji need."
  (let ((line (seq-filter (lambda (letter)
                            (or (memq letter '(#x200c #x200d))
                                (not (memq (get-char-code-property letter 'general-category)
                                           '(Cf Cs)))))
                          (replace-regexp-in-string
                           cast--breaks " " (substring-no-properties (or text ""))))))
    (truncate-string-to-width (concat line) (or longest 1000) nil nil "…")))

;;;; The client

(defmacro cast--for-people (&rest body)
  "Run BODY; its errors of the API become a `user-error' with their advice."
  (declare (indent 0) (debug t))
  `(condition-case problem
       (progn ,@body)
     (cast-rpc-error (user-error "%s" (cast--text problem)))))

(defun cast-client ()
  "Return the client of the commands; connect if there is none.
A lost connection is restored."
  (unless (cast-rpc-live-p cast--client)
    (let ((client (cast-rpc-connect :reconnect t)) lost)
      (setq cast--client client)
      (cast-rpc-on-player-did-change client #'cast--remember)
      (cast-rpc-on client "connectionLost"
                   (lambda (_)
                     (setq lost (mapcar (lambda (player) (plist-get (car player) :deviceId))
                                        cast--players))
                     (cast--forget)))
      (cast-rpc-on client "reconnected"
                   (lambda (event)
                     (let ((statuses (plist-get (plist-get event :snapshot) :players)))
                       (dolist (id (reverse lost))
                         (when-let ((status (cl-find id statuses :test #'equal
                                                     :key (lambda (each) (plist-get each :deviceId)))))
                           (cast--remember status))))))
      (cast-rpc-on client "close"
                   (lambda (_)
                     (when (eq client cast--client) (cast--forget))))))
  cast--client)

(defun cast-disconnect ()
  "Disconnect from the server.  Playback on the device continues."
  (interactive)
  (when cast--client
    (cast-rpc-close cast--client)
    (setq cast--client nil)
    (cast--forget)))

(defun cast--idle-p (status)
  "Whether STATUS is that of a device that plays nothing."
  (member (plist-get status :playerState) '(nil "IDLE" "UNKNOWN")))

(defun cast--remember (status)
  "Save STATUS, the playback of a device; remove it if there is no session.
No event would report the end of another sender's playback."
  (let ((id (plist-get status :deviceId)))
    (setq cast--players (cl-remove-if (lambda (player) (equal (plist-get (car player) :deviceId) id))
                                      cast--players)))
  (when (plist-get status :sessionId)
    (push (cons status (float-time)) cast--players))
  (run-hooks 'cast-changed-hook))

(defun cast--forget ()
  "Forget the playback of every device."
  (setq cast--players nil)
  (run-hooks 'cast-changed-hook))

(defun cast--chosen-p (status)
  "Whether STATUS is that of the device that `cast-device' names.
The server compares names without case, too."
  (when cast-device
    (if-let ((id (cdr (assoc cast-device cast--ids))))
        (equal id (plist-get status :deviceId))
      (cl-some (lambda (key)
                 (equal (downcase (or (plist-get status key) "")) (downcase cast-device)))
               '(:deviceId :address :friendlyName)))))

(defun cast--shown ()
  "Return the shown playback, a cons of its status and time, or nil.
It is that of the device that `cast-device' names if that has a session,
else the newest one."
  (let ((player (or (cl-find-if #'cast--chosen-p cast--players :key #'car)
                    (cl-find-if-not #'cast--idle-p cast--players :key #'car))))
    (and player (not (cast--idle-p (car player))) player)))

(defun cast--playing ()
  "Return the PlayerStatus of the shown playback, or nil if nothing plays."
  (car (cast--shown)))

(defun cast--params (params)
  "Return PARAMS with the device of the commands."
  (if cast-device (append params (list :device cast-device)) params))

(defun cast--run (method params &optional done)
  "Call METHOD, a function of `player', with PARAMS; then DONE with the answer.
Emacs doesn't wait for it."
  (let ((device cast-device))
    (cast--for-people
      (funcall method (cast-client) (cast--params params)
               (list :then (lambda (status problem)
                             (if problem (cast--report problem)
                               (when (plist-get status :playerState)
                                 (when device
                                   (setf (alist-get device cast--ids nil nil #'equal)
                                         (plist-get status :deviceId)))
                                 (cast--remember status))
                               (when done (funcall done status)))))))))

(defun cast--text (problem)
  "Return the text of PROBLEM, a condition, and its advice as a line."
  (cast--plain (cast-rpc-for-people problem)))

(defun cast--report (problem)
  "Show PROBLEM, a condition, and its advice to the user."
  (message "Cast: %s" (cast--text problem)))

;;;; The media to play

(defun cast--params-of (what)
  "Return the params of `player.play' for WHAT, a URL or a file."
  (if (string-match-p "\\`[[:alpha:]][[:alnum:]+.-]*://" what)
      (list :url what)
    (list :url (cast--local what))))

(defun cast--local (file)
  "Return the absolute name of FILE, which the server must be able to read."
  (cond ((file-remote-p file) (user-error "%s is on another machine" file))
        ((file-readable-p file) (expand-file-name file))
        (t (user-error "%s is neither a URL nor a file that can be read" file))))

(defun cast--at-point ()
  "Return the Markdown image, URL or file at point.
If there is none, return the first image of the line, or nil."
  (or (cast--image (point))
      (thing-at-point 'url t)
      (when-let ((file (thing-at-point 'filename t)))
        (and (file-readable-p file) (not (file-directory-p file)) (expand-file-name file)))
      (cast--image)))

(defun cast--image (&optional position)
  "Return the file or URL of this line's first Markdown image, or nil.
With POSITION, the image must contain it."
  (let ((limit (line-end-position)) found)
    (save-excursion
      (beginning-of-line)
      (while (and (not found)
                  (re-search-forward
                   "!\\[[^]\n]*\\](\\s-*<?\\([^] \t\n<>)]+\\)[^)\n]*)?" limit t))
        (when (or (null position) (< (1- (match-beginning 0)) position (match-end 0)))
          (setq found (match-string-no-properties 1)))))
    found))

(defun cast--read-what ()
  "Ask for a file or URL, and propose the one at point."
  (let ((map (make-sparse-keymap)))
    (set-keymap-parent map minibuffer-local-completion-map)
    ;; URLs have question marks, and files have blanks in their names.
    (dolist (key '("?" " ")) (define-key map key #'self-insert-command))
    (let ((minibuffer-local-completion-map map))
      (list (ffap-read-file-or-url "Cast file or URL: "
                                   (or (cast--at-point) default-directory))))))

;;;###autoload
(defun cast-play (what)
  "Cast WHAT, a file or a URL, to the device that `cast-device' names."
  (interactive (cast--read-what))
  (cast--play (cast--params-of what)))

;;;###autoload
(defun cast-play-at-point ()
  "Cast the URL, Markdown image or file at point."
  (interactive)
  (cast-play (or (cast--at-point) (user-error "There is no URL, image or file at point"))))

;;;###autoload
(defun cast-dired-play ()
  "Cast the file at point, or the marked ones one after the other."
  (interactive nil dired-mode)
  (let ((files (dired-get-marked-files)))
    (cast--play (if (cdr files)
                    (list :urls (mapcar #'cast--local files))
                  (cast--params-of (car files))))))

(defun cast--play (params)
  "Play the media of PARAMS, and show it to the user."
  (cast--run #'cast-rpc-player-play params #'cast--told))

(defun cast--told (status)
  "Show STATUS, the present playback, to the user."
  (message "Casting to %s: %s" (cast--plain (plist-get status :friendlyName))
           (cast--title status)))

;;;###autoload
(defun cast-enqueue (what)
  "Add WHAT, a file or a URL, to the end of the queue; play it if there is none."
  (interactive (cast--read-what))
  (let ((params (cast--params-of what)))
    (cast--told (cast--for-people (cast-rpc-tv-enqueue (cast--tv) (plist-get params :url))))))

;;;###autoload
(defun cast-announce (what)
  "Play WHAT, a file or a URL, then restore the previous playback."
  (interactive (cast--read-what))
  (cast--run #'cast-rpc-player-interrupt (cast--params-of what)))

(defun cast--tv ()
  "Return the device of the commands as an object."
  (cast-rpc-tv (cast-client) cast-device))

(defun cast--choose (prompt choices)
  "Ask with PROMPT for one of CHOICES, an alist of texts, and return its value.
Equal texts are numbered."
  (let ((known (cast--numbered choices)))
    (cdr (assoc (completing-read prompt known nil t) known))))

(defun cast--numbered (choices)
  "Return CHOICES, an alist of texts, with a number behind equal texts."
  (let ((used (make-hash-table :test #'equal)) (numbers (make-hash-table :test #'equal)) known)
    (dolist (choice choices (nreverse known))
      (let ((text (car choice)) (number (gethash (car choice) numbers 1)))
        (while (gethash text used)
          (setq text (format "%s <%d>" (car choice) (cl-incf number))))
        (puthash (car choice) number numbers)
        (puthash text t used)
        (push (cons text (cdr choice)) known)))))

;;;###autoload
(defun cast-queue (item-id)
  "Play the item ITEM-ID of the queue; a person chooses it from a list."
  (interactive
   (list (cast--choose "Play: "
                       (or (mapcar (lambda (item) (cons (cast--item-title item) (plist-get item :itemId)))
                                   (cast--for-people (cast-rpc-tv-queue (cast--tv))))
                           (user-error "Nothing is in the queue")))))
  (when item-id (cast--remember (cast--for-people (cast-rpc-tv-jump (cast--tv) item-id)))))

(defun cast--item-title (item)
  "Return the title of ITEM of a queue as a line."
  (let* ((media (plist-get item :media)) (metadata (plist-get media :metadata)))
    (cast--plain (or (plist-get metadata :title) (plist-get media :contentId)
                     (format "Item %s" (plist-get item :itemId)))
                 100)))

;;;###autoload
(defun cast-tracks (track)
  "Choose TRACK of what plays: a cons of :audio or :text, and a track's id.
A person chooses it from a list; \"off\" turns text off."
  (interactive
   (list (cast--choose "Audio and subtitles: "
                       (append (or (delq nil (mapcar #'cast--track-choice
                                                     (cast--for-people (cast-rpc-tv-tracks (cast--tv)))))
                                   (user-error "The media lists no tracks"))
                               '(("No subtitles" :text . "off"))))))
  (when track (cast--for-people (cast-rpc-tv-tracks (cast--tv) (car track) (cdr track)))))

(defun cast--track-choice (track)
  "Return the text and the choice of TRACK; nil for video."
  (pcase (plist-get track :type)
    ((and type (or "AUDIO" "TEXT"))
     (cons (format "%s%s (%s)" (if (eq (plist-get track :isActive) t) "* " "")
                   (cast--plain (or (plist-get track :name) (plist-get track :language)
                                    (format "Track %s" (plist-get track :trackId)))
                                100)
                   (if (equal type "TEXT") "subtitles" "audio"))
           (cons (if (equal type "TEXT") :text :audio) (plist-get track :trackId))))))

;;;; Transport

;;;###autoload
(defun cast-pause ()
  "Pause what plays."
  (interactive)
  (cast--run #'cast-rpc-player-pause nil))

;;;###autoload
(defun cast-resume ()
  "Resume playback."
  (interactive)
  (cast--run #'cast-rpc-player-resume nil))

;;;###autoload
(defun cast-toggle ()
  "Pause playback, or resume it."
  (interactive)
  (cast--run #'cast-rpc-player-toggle nil))

;;;###autoload
(defun cast-stop ()
  "Stop the app on the device."
  (interactive)
  (cast--run #'cast-rpc-player-stop nil))

;;;###autoload
(defun cast-next ()
  "Go to the next item of the queue."
  (interactive)
  (cast--run #'cast-rpc-player-next nil))

;;;###autoload
(defun cast-previous ()
  "Go to the previous item of the queue."
  (interactive)
  (cast--run #'cast-rpc-player-previous nil))

(defun cast--seek-params (text)
  "Return the params of `player.seek' for TEXT: 90, 1:30:00, +30 or -10."
  (unless (string-match "\\`\\([+-]?\\)\\([0-9.]+\\(?::[0-9.]+\\)\\{0,2\\}\\)\\'" text)
    (user-error "Neither a position nor a distance: %s" text))
  (let* ((sign (match-string 1 text))
         (seconds (cl-reduce (lambda (sum part) (+ (* 60 sum) (string-to-number part)))
                             (split-string (match-string 2 text) ":") :initial-value 0)))
    (pcase sign
      ("" (list :position seconds))
      ("-" (list :distance (- seconds)))
      (_ (list :distance seconds)))))

;;;###autoload
(defun cast-seek (where)
  "Go to WHERE: a position as 90, 1:30 or 1:02:03, or a distance as +30 or -10."
  (interactive "sSeek to (h:mm:ss, +seconds, -seconds): ")
  (cast--run #'cast-rpc-player-seek (cast--seek-params where)))

;;;###autoload
(defun cast-seek-forward (seconds)
  "Go forward by SECONDS; 30 without a prefix argument."
  (interactive (list (if current-prefix-arg (prefix-numeric-value current-prefix-arg) 30)))
  (cast--run #'cast-rpc-player-seek (list :distance seconds)))

;;;###autoload
(defun cast-seek-backward (seconds)
  "Go back by SECONDS; 10 without a prefix argument."
  (interactive (list (if current-prefix-arg (prefix-numeric-value current-prefix-arg) 10)))
  (cast-seek-forward (- seconds)))

;;;###autoload
(defun cast-volume (percent)
  "Set the volume of the device to PERCENT."
  (interactive "nVolume in percent: ")
  (unless (<= 0 percent 100) (user-error "The volume goes from 0 to 100"))
  (cast--run #'cast-rpc-player-set-volume (list :level (/ percent 100.0))
             (lambda (status)
               (message "Volume of %s: %.0f %%" (cast--plain (plist-get status :friendlyName))
                        (* 100 (or (plist-get status :volumeLevel) 0))))))

;;;###autoload
(defun cast-mute (muted)
  "Mute the device; unmute it if MUTED is nil, with a prefix argument."
  (interactive (list (not current-prefix-arg)))
  (cast--run #'cast-rpc-player-set-volume (list :muted muted)))

;;;; Devices

(defun cast--devices ()
  "Return an alist of the devices' names and ids."
  (let* ((players (append (plist-get (cast-rpc-player-list (cast-client) '(:searchTimeout 2)) :players)
                          nil))
         (names (cast--shown-names (cast--with-models players))))
    (cast--numbered
     (cl-loop for status in players for name in names
              collect (let ((title (cast--title status)))
                        (cons (if (string-empty-p title) name (format "%s (%s)" name title))
                              (plist-get status :deviceId)))))))

(defun cast--with-models (players)
  "Return PLAYERS with their models and addresses if some have one name.
Only discovery knows these."
  (if (equal (length players) (length (seq-uniq (mapcar #'cast--device-name players))))
      players
    (let ((known (plist-get (cast-rpc-discovery-list (cast-client)) :devices)))
      (mapcar (lambda (status)
                ;; The first of equal members counts.
                (append status (seq-find (lambda (device)
                                           (equal (plist-get device :deviceId)
                                                  (plist-get status :deviceId)))
                                         known)))
              players))))

(defconst cast--device-port 8009 "The port of devices; groups have others.")

(defun cast--device-name (device)
  "Return the name of DEVICE as a line."
  (cast--plain (plist-get device :friendlyName)))

(defun cast--shown-names (devices)
  "Return the names of DEVICES for a list, in their order.
Those of one name get what tells them apart: the model, else also the
address, else the end of the id.  (Tests/EqualNames)"
  (let ((names (mapcar #'cast--device-name devices)) (same (make-hash-table :test #'equal)))
    (cl-mapc (lambda (name device) (push device (gethash name same))) names devices)
    (maphash (lambda (name group) (puthash name (and (cdr group) (cast--apart group)) same)) same)
    (cl-mapcar (lambda (name device)
                 (let ((apart (gethash name same)))
                   (if apart (format "%s (%s)" name (funcall apart device)) name)))
               names devices)))

(defun cast--apart (devices)
  "Return the first function whose texts all DEVICES have and that differ."
  (or (seq-find (lambda (way)
                  (let ((texts (mapcar way devices)))
                    (and (not (member "" texts))
                         (equal (length texts) (length (seq-uniq texts))))))
                (list #'cast--device-model
                      (lambda (device) (cast--behind-model device (cast--device-address device)))
                      (lambda (device)
                        (let ((id (plist-get device :deviceId)))
                          (cast--behind-model device (concat "…" (substring id (max -4 (- (length id))))))))))
      (lambda (device) (plist-get device :deviceId))))

(defun cast--device-model (device)
  "Return the model of DEVICE as a line; empty if it isn't known."
  (cast--plain (plist-get device :modelName) 80))

(defun cast--behind-model (device text)
  "Return TEXT behind the model of DEVICE; empty without TEXT."
  (let ((model (cast--device-model device)))
    (if (or (string-empty-p text) (string-empty-p model)) text (format "%s, %s" model text))))

(defun cast--device-address (device)
  "Return the address of DEVICE as a line; empty if it isn't known."
  (let ((host (plist-get device :host)) (port (plist-get device :port)))
    (cast--plain
     (cond ((null host) (plist-get device :address))
           ((equal port cast--device-port) host)
           (t (format (if (string-search ":" host) "[%s]:%s" "%s:%s") host port))))))

;;;###autoload
(defun cast-select-device (device)
  "Set the device of the commands to DEVICE: its name, id, alias or address."
  (interactive
   (let* ((devices (cast--for-people (cast--devices)))
          (chosen (completing-read "Cast to: " devices nil nil nil nil (caar devices))))
     (list (or (cdr (assoc chosen devices)) chosen))))
  (setq cast-device (and (not (string-empty-p device)) device))
  (run-hooks 'cast-changed-hook))

;;;; Mode line

(defun cast--title (status)
  "Return the title of the playback in STATUS; empty if nothing plays."
  (let ((content (plist-get status :contentId)))
    (cast--plain
     (cond ((equal (plist-get status :playerState) "IDLE") "")
           ((plist-get status :title))
           ;; No function for file names: the text may name a file of another machine.
           (content (car (last (split-string (replace-regexp-in-string "[?#].*\\'" "" content)
                                             "/"))))
           (t ""))
     200)))

(defun cast--time (seconds)
  "Return SECONDS as a text: 0:42, 1:02:03."
  (let ((whole (max 0 (floor seconds))))
    (if (>= whole 3600)
        (format "%d:%02d:%02d" (/ whole 3600) (mod (/ whole 60) 60) (mod whole 60))
      (format "%d:%02d" (/ whole 60) (mod whole 60)))))

(defun cast-position ()
  "Return the present position in seconds, or nil."
  (pcase-let ((`(,status . ,time) (cast--shown)))
    (when-let ((position (plist-get status :position)))
      (let ((elapsed (if (equal (plist-get status :playerState) "PLAYING")
                         (* (- (float-time) time) (or (plist-get status :playbackRate) 1))
                       0))
            (duration (plist-get status :duration)))
        (if duration (min duration (+ position elapsed)) (+ position elapsed))))))

(defun cast-status-text ()
  "Return the title and the position; empty if nothing plays.
It is the playback of the device that `cast-device' names if that has a
session, else the newest one.  In your own mode line double each % of it."
  (if-let ((status (cast--playing)))
      (let ((icon (cdr (assoc (plist-get status :playerState)
                              '(("PLAYING" . "▶") ("PAUSED" . "⏸")))))
            (position (cast-position))
            (duration (plist-get status :duration)))
        (string-join
         (list (or icon "…") (cast--title status)
               (cond ((eq (plist-get status :isPlayingLiveStream) t) "live")
                     ((and position duration)
                      (concat (cast--time position) "/" (cast--time duration)))
                     (position (cast--time position))
                     (t "")))
         " "))
    ""))

(defvar cast--mode-line '(:eval (cast--mode-line)) "The mode line's part.")
(put 'cast--mode-line 'risky-local-variable t)
(defvar cast--timer nil "The timer that redraws the mode line.")

(defun cast--mode-line ()
  "Return the text for the mode line."
  (let ((text (cast-status-text)))
    (if (string-empty-p text) ""
      (format cast-mode-line-format (string-replace "%" "%%" text)))))

(defun cast--redraw ()
  "Redraw the mode lines during playback."
  (when (cast--playing) (force-mode-line-update t)))

;;;###autoload
(define-minor-mode cast-mode-line-mode
  "Show the title and the position in the mode line."
  :global t
  (when cast--timer (cancel-timer cast--timer))
  (setq cast--timer nil
        global-mode-string (delq 'cast--mode-line (or global-mode-string '(""))))
  (remove-hook 'cast-changed-hook #'force-mode-line-update)
  (when cast-mode-line-mode
    (setq global-mode-string (append global-mode-string '(cast--mode-line))
          cast--timer (run-at-time 1 1 #'cast--redraw))
    (add-hook 'cast-changed-hook #'force-mode-line-update)))

(provide 'cast)
;;; cast.el ends here
